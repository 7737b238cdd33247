import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Body, Message } from '../../hub/message.ts';
import { tell, toldNothing } from '../../hub/publish.ts';
import { standing } from '../../hub/results.ts';
import { toldAfter } from '../../hub/told-fixture.ts';
import { openRecord } from './hall-record.ts';
import { readRecorded } from './record-line.ts';

const address = { club: 'paris', table: '7' };
const on = (body: Body): Message => ({ ...body, address });

/** So many shots, and then the end of the match, as a table tells it all. */
const matchOf = (match: string, shots: number): readonly Message[] => {
  let publishing = toldNothing;
  return Array.from({ length: shots + 1 }, (_, i) => {
    const told = toldAfter(i);
    const over = i < shots ? {} : ({ phase: 'match-over', over: { winner: 'A', points: 5, how: 'won' } } as const);
    const stands = {
      kind: 'stands',
      match,
      seq: i + 1,
      told: { ...told, glance: { ...told.glance, ...over } },
    } as const;
    const { after, send } = tell(publishing, stands, '2026-05-01T21:00:00.000Z');
    publishing = after;
    return send.map(on);
  }).flat();
};

describe('The record of a hall', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'carrom-record-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const texts = () =>
    readdirSync(folder)
      .sort()
      .map(name => readFileSync(join(folder, name), 'utf8'));
  const lines = () =>
    texts()
      .join('')
      .split('\n')
      .flatMap(text => readRecorded(text) ?? []);
  const said = () =>
    lines()
      .map(({ kind, note }) => `${kind} ${note.match} ${note.seq}`)
      .sort();
  const write = (messages: readonly Message[]) => {
    const record = openRecord({ folder });
    for (const message of messages) record.hear(message);
    record.close();
    return record;
  };

  test('has every ruling and the result once, however often they are told, in lines that people can read', () => {
    const match = matchOf('m1', 3);
    const record = write([...match, ...match]);
    write(match);
    expect(said()).toEqual(['result m1 4', 'ruling m1 2', 'ruling m1 3', 'ruling m1 4']);
    expect(texts()[0]).toMatch(/^\S+Z\tparis\/7\truling\tm1 #2 good A: Ruling 1 \(§3\.11 b\)\t\{/);
    expect(texts()[0]).toMatch(/\tresult\tm1: Ana 0 – Bea 1\t/);
    expect(record.results('paris')).toMatchObject([{ match: 'm1', table: '7', glance: { phase: 'match-over' } }]);
    expect(record.results('elsewhere')).toEqual([]);
  });

  test('what was told while nobody wrote is brought by the last state and the list of results alone', () => {
    write(matchOf('m1', 9).filter(({ leaf }, i, all) => i >= all.length - 4 && leaf !== 'ruling'));
    expect(said()).toHaveLength(10);
  });

  test('cut off at any byte, it loses nothing but the line that was cut, and gets that again when it is heard again', () => {
    const match = matchOf('m1', 2);
    write(match);
    const [whole = ''] = texts();
    const [file = ''] = readdirSync(folder);
    const path = join(folder, file);
    const bytes = Buffer.from(whole);
    const wholeLines = (upTo: number) => bytes.subarray(0, upTo).toString().split('\n').length - 1;
    for (let cut = 0; cut < bytes.length; cut += 1) {
      writeFileSync(path, bytes);
      truncateSync(path, cut);
      // What ends a line may be all that is missing of it.
      expect([wholeLines(cut), wholeLines(cut) + 1]).toContain(lines().length);
      write(match);
      expect(said()).toEqual(['result m1 3', 'ruling m1 2', 'ruling m1 3']);
      expect(readFileSync(path).subarray(0, cut).equals(bytes.subarray(0, cut))).toBe(true);
    }
  });

  test('rubbish in the file is left alone and left out', () => {
    write(matchOf('m1', 1));
    const [file = ''] = readdirSync(folder);
    appendFileSync(join(folder, file), 'a\tb/c\truling\td\t{"v":1}\n\n\u0000\u0000\nnull\tx\tresult\ty\tnull\n');
    expect(write(matchOf('m2', 1)).results('paris')).toHaveLength(2);
    expect(said()).toHaveLength(4);
  });

  test('a new day is a new file, and the results of both are known', () => {
    let day = new Date(2026, 4, 1, 23, 59);
    const record = openRecord({ folder, now: () => day });
    for (const message of matchOf('m1', 1)) record.hear(message);
    day = new Date(2026, 4, 2, 0, 1);
    for (const message of matchOf('m2', 1)) record.hear(message);
    record.close();
    expect(readdirSync(folder).sort()).toEqual(['2026-05-01.txt', '2026-05-02.txt']);
    expect(openRecord({ folder }).results('paris')).toHaveLength(2);
    expect(openRecord({ folder, days: 1 }).results('paris')).toHaveLength(1);
  });

  test('an end that is taken back is written down as such', () => {
    const record = openRecord({ folder });
    const match = matchOf('m1', 1);
    for (const message of match) record.hear(message);
    const last = match.findLast(({ leaf }) => leaf === 'results');
    if (last?.leaf !== 'results') throw new Error('no result');
    const results = last.body.results.map(each => ({ ...each, order: each.order + 1, withdrawn: true as const }));
    record.hear({ ...last, body: { ...last.body, results } });
    record.close();
    expect(texts()[0]).toContain('(taken back)');
    expect(standing(openRecord({ folder }).results('paris'))).toEqual([]);
  });

  test('a disk that refuses is said once, and what it refused is written when it is told again', () => {
    const blocked = join(folder, 'not-a-folder');
    writeFileSync(blocked, '');
    const heard: string[] = [];
    const record = openRecord({ folder: blocked, says: sentence => heard.push(sentence) });
    const match = matchOf('m1', 2);
    for (const message of match) record.hear(message);
    expect(heard).toHaveLength(1);
    rmSync(blocked);
    for (const message of match) record.hear(message);
    record.close();
    expect(heard).toHaveLength(2);
    expect(openRecord({ folder: blocked }).results('paris')).toHaveLength(1);
  });
});
