import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '../../../match/events.ts';
import { beginView, follow, type MatchView } from '../../../match/replay.ts';
import { sampleShot, sampleStart } from '../../../match/sample-match.ts';
import type { MatchKeeper } from './match-keeper.ts';
import { SourceMatch } from './source-match.ts';

/** A keeper without a disk: matches by number. */
const makeKeeper = (...log: readonly MatchEvent[]) => {
  const matches: MatchView[] = [];
  let at = -1;
  const record = async (event: MatchEvent) => {
    if (event.kind === 'match-started') at = matches.push(beginView(event)) - 1;
    else matches[at] = follow(matches[at] ?? beginView(sampleStart), event);
  };
  for (const event of log) void record(event);
  const keeper: MatchKeeper = {
    view: () => matches[at],
    trouble: () => undefined,
    watching: () => false,
    takeOver: async () => {},
    at: () => (at < 0 ? undefined : { match: `${at}`, seq: 1 }),
    record,
    recordFrom: async events => {
      for (const event of events(matches[at] ?? beginView(sampleStart))) await record(event);
    },
    keepAgain: async () => {},
    list: async () => ({ matches: [], aside: 0 }),
    understood: () => {},
    open: async id => {
      at = Number(id);
    },
    exported: () => undefined,
    remove: async () => false,
    importText: async () => ({ ok: true, value: 'opened' }),
  };
  return keeper;
};

describe('Whose shots a picture tells', () => {
  test('the demo table begins a match by itself', async () => {
    const [source, keeper] = [new SourceMatch(), makeKeeper()];
    await source.playFor('itself', keeper, false);
    expect(keeper.view()?.start.demo).toBe(true);
    expect(source.mayTell(keeper)).toBe(true);
    expect(source.displaced).toBe(false);
  });

  test('a match that people have begun to play is left alone, and comes back', async () => {
    const [source, keeper] = [new SourceMatch(), makeKeeper(sampleStart, sampleShot('1', 'white'))];
    await source.playFor('itself', keeper, false);
    expect(source.displaced).toBe(true);
    expect(keeper.view()?.entries).toHaveLength(0);
    expect(await source.playFor('the-match', keeper, false)).toBe('goes-on');
    expect(keeper.view()?.entries).toHaveLength(1);
    expect(source.mayTell(keeper)).toBe(true);
  });

  test('a match that was only set up is the one the demo plays', async () => {
    const [source, keeper] = [new SourceMatch(), makeKeeper(sampleStart)];
    await source.playFor('itself', keeper, false);
    expect(keeper.view()?.start.names).toEqual(['Ana', 'Bea']);
    expect(source.mayTell(keeper)).toBe(true);
  });

  test('somebody opens another match while the demo runs: it tells nothing there', async () => {
    const [source, keeper] = [new SourceMatch(), makeKeeper(sampleStart, sampleShot('1', 'white'))];
    await source.playFor('itself', keeper, false);
    await keeper.open('0');
    expect(source.mayTell(keeper)).toBe(false);
  });

  test('a camera tells nothing to the demo’s match: another is to be set up', async () => {
    const [source, keeper] = [new SourceMatch(), makeKeeper()];
    await source.playFor('itself', keeper, false);
    expect(await source.playFor('the-match', keeper, false)).toBe('set-up');
    expect(source.mayTell(keeper)).toBe(false);
  });
});
