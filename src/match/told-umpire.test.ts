import { describe, expect, test } from 'vitest';
import { shotOf } from '../carrom/shot.ts';
import type { MatchEvent } from './events.ts';
import { heldShots } from './held.ts';
import { answerTo, oneQuestionEach } from './one-question.ts';
import { inDoubt, sampleView, seenShot, sampleShot as shot, sampleStart as start } from './sample-match.ts';
import { sampleSight } from './sample-sight.ts';
import { tellMatch } from './told.ts';
import { readUmpire } from './told-umpire.ts';
import { viewFromLine } from './view-from-line.ts';

const doubtful: MatchEvent = seenShot('2', ['white'], {
  ...inDoubt(['white', 'striker'], []),
  paths: sampleSight.paths,
});

describe('A shot in doubt, told to others', () => {
  const view = sampleView(shot('1', 'white'), doubtful, shot('3', 'black'));
  const told = tellMatch(view);

  test('has its readings in the notation, each with the ruling it would give, in both languages', () => {
    const [held] = told.umpire.held;
    expect(held?.name).toBe('Ana');
    expect(held?.readings.map(({ line }) => line)).toEqual(['w', 'wS', '-']);
    expect(held?.readings[1]?.says[0]?.fr).not.toBe(held?.readings[1]?.says[0]?.en);
  });

  test('can be answered elsewhere as at the table: the same questions, the same rulings', () => {
    const bare = viewFromLine(start, told.line);
    if (!bare) throw new Error('no line');
    const read = readUmpire(bare, told.umpire);
    const rulings = (held: ReturnType<typeof heldShots>) => held.map(({ readings }) => readings);
    expect(rulings(read.held)).toEqual(rulings(heldShots(view)));
    expect(read.view.entries.map(({ ruling }) => ruling)).toEqual(view.entries.map(({ ruling }) => ruling));
    expect(read.view.entries.map(({ event }) => event.id)).toEqual(['1', '2', '3']);
  });

  test('asks one question for one cause elsewhere, too, and the answer there says as much as here', () => {
    const seen = { ...sampleSight, verdict: 'held' } as const;
    const swapped = [
      { ...doubtful, id: '2', stroke: shotOf('white'), seen: { ...seen, others: [shotOf('black')] } },
      { ...doubtful, id: '3', stroke: shotOf('black'), seen: { ...seen, others: [shotOf('white')] } },
    ];
    const here = sampleView(...swapped);
    const bare = viewFromLine(start, tellMatch(here).line);
    if (!bare) throw new Error('no line');
    const { held } = readUmpire(bare, tellMatch(here).umpire);
    expect(held).toHaveLength(1);
    const [asked] = held;
    const other = asked?.readings[1]?.stroke;
    if (!other) throw new Error('no reading');
    expect(heldShots(sampleView(...swapped, answerTo(held, { id: '2', stroke: other })))).toEqual([]);
  });

  test('is told as held; the umpire’s word is then the decision, and a second one a correction', () => {
    expect(tellMatch(sampleView(doubtful)).ruling?.status).toBe('held');
    const decided: MatchEvent = { kind: 'shot-corrected', id: '2', stroke: shotOf('white', 'striker') };
    const after = tellMatch(sampleView(shot('1', 'white'), doubtful, decided));
    expect(after.ruling).toMatchObject({ tone: 'foul', status: 'settled' });
    expect(after.umpire.held).toEqual([]);
    const again = tellMatch(sampleView(doubtful, decided, { kind: 'shot-corrected', id: '2', stroke: shotOf() }));
    expect(again.ruling?.tone).toBe('corrected');
    expect(again.ruling?.status).toBeUndefined();
  });

  test('offers another set-up where the same was answered twice', () => {
    const log: MatchEvent[] = [];
    for (const [i, seat] of (['south', 'east', 'south', 'east'] as const).entries()) {
      log.push(seenShot(`${i}`, [], { seat }));
      const asked = oneQuestionEach(heldShots(sampleView(...log)));
      const [first] = asked;
      if (first) log.push(answerTo(asked, { id: first.entry.event.id, stroke: first.readings[0]?.stroke ?? shotOf() }));
    }
    expect(tellMatch(sampleView(...log)).umpire.setUps).toEqual([
      { kind: 'set-up-changed', sits: 'right' },
      { kind: 'set-up-changed', practice: true },
    ]);
    expect(tellMatch(sampleView(shot('1', 'white'))).umpire.setUps).toBeUndefined();
  });

  test('only the last twelve entries travel, without what the camera measured', () => {
    const many = Array.from({ length: 30 }, (_, i) => shot(`before ${i}`));
    const { entries } = tellMatch(sampleView(...many, doubtful)).umpire;
    expect(entries.length).toBe(12);
    expect(entries.at(-1)).toMatchObject({ paths: true, event: { id: '2', by: 'camera' } });
    expect(JSON.stringify(entries)).not.toContain('seen');
  });
});
