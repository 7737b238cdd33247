import { describe, expect, test } from 'vitest';
import type { Expected } from '../../../carrom/expected.ts';
import { good } from '../../../carrom/outcome.ts';
import { likeIt, recordedBreak } from '../../../cli/testing/browser/recorded-break.ts';
import type { ToTell } from '../../../hub/publish.ts';
import type { VisionWorker } from '../../../io/eyes/vision-worker.ts';
import type { MatchStore, StoredMatch } from '../../../io/match-store.ts';
import type { MatchEvent } from '../../../match/events.ts';
import { sampleShot, sampleStart } from '../../../match/sample-match.ts';
import { isRunning } from '../../../match/shot-clock.ts';
import type { Seen } from '../../../vision/look.ts';
import type { SourceEvents } from '../picture/source.ts';
import { openMatchKeeper } from './match-keeper.ts';
import { TableSession } from './table-session.ts';

/** A disk in the memory. */
const storeWith = (...matches: readonly StoredMatch[]) => {
  const kept = new Map<string, MatchEvent[]>(matches.map(({ id, log }) => [id, [...log]]));
  const store: MatchStore = {
    remove: async id => {
      kept.delete(id);
      return good('removed');
    },
    append: async (match, seq, event) => {
      kept.set(match, [...(kept.get(match) ?? []).slice(0, seq), event]);
      return good('kept');
    },
    latest: async () => {
      const [id, log] = [...kept].at(-1) ?? [];
      return good(id !== undefined && log ? { id, log } : undefined);
    },
    load: async id => good({ id, log: kept.get(id) ?? [] }),
    list: async () => good({ matches: [], aside: 0 }),
    add: async ({ id }) => good(id),
  };
  return { store, kept };
};

/** A worker that looks at nothing: what it would have seen is told by the test. It keeps what it was told to expect. */
const blindWorker = (expects: (Expected | null)[]) =>
  ({
    api: {
      expect: async (expected: Expected | null) => void expects.push(expected),
      prepare: async () => good({ threads: 1 }),
      useColours: async () => {},
      detector: async () => good(null),
      finder: async () => 'ready',
      sharpness: async () => null,
    },
    end: () => {},
  }) as unknown as VisionWorker;

const table = (
  stored: readonly StoredMatch[],
  tabs: 'alone' | 'another-keeps-it' = 'alone',
  camera: 'when-asked-for' | 'as-last-time' = 'when-asked-for',
) => {
  const { store, kept } = storeWith(...stored);
  let openStore = () => {};
  const opened = new Promise<void>(resolve => {
    openStore = resolve;
  });
  const told: ToTell[] = [];
  const hubs: string[] = [];
  const expects: (Expected | null)[] = [];
  let source: SourceEvents | undefined;
  const session = new TableSession(
    {
      openKeeper: changed =>
        openMatchKeeper(changed, {
          openStore: async () => {
            await opened;
            return good(store);
          },
          lock: async () => (tabs === 'alone' ? () => {} : undefined),
          openNews: () => () => {},
        }),
      startVision: () => blindWorker(expects),
      openSource: async (_wish, _vision, events) => {
        source = events;
        return { picture: undefined as unknown as HTMLElement, route: 'file', stop: () => {} };
      },
      loadHub:
        async () =>
        ({ url }) => {
          hubs.push(url);
          return { tell: toTell => void told.push(toTell), end: async () => {} };
        },
      cases: { openStore: async () => undefined, picture: async () => [] },
      lendClip: async () => {},
      fetchLan: async () => undefined,
      phoneLink: () => undefined,
      server: { protocol: 'http:', host: 'localhost:4500' },
      language: () => 'en',
      lastCamera: () => undefined,
      opensByItself: async () => (camera === 'as-last-time' ? 'camera' : undefined),
      began: async () => {},
      openClip: async () => undefined,
      openClipStore: async () => undefined,
    },
    '1',
    () => {},
  );
  const opening = session.open();
  return { session, kept, told, hubs, expects, opening, openStore, source: () => source };
};

const begun: StoredMatch = { id: 'm1', log: [sampleStart] };
/** What fell in each shot of a log. */
const fallsOf = (log: readonly MatchEvent[] = []) =>
  log.flatMap(event => (event.kind === 'shot-played' ? [event.stroke.pocketed.map(({ disc }) => disc)] : []));

describe('A table without a page', () => {
  const frames = recordedBreak();

  test('a shot that is seen before the storage is open waits, and is written down when it is', async () => {
    const { session, kept, opening, openStore } = table([begun]);
    for (const seen of frames) session.see(seen);
    expect(fallsOf(kept.get('m1'))).toEqual([]);
    openStore();
    await opening;
    await expect.poll(() => fallsOf(kept.get('m1'))).toEqual([['white']]);
    expect(session.match.view?.entries).toHaveLength(1);
  });

  test('the demo chosen before the storage is open plays a match of its own, and its first shot is in it', async () => {
    const { session, kept, opening, openStore, source } = table([
      { id: 'm1', log: [sampleStart, sampleShot('1', 'white')] },
    ]);
    const started = session.fulfil({ kind: 'source', source: { kind: 'demo' } });
    await expect.poll(source).toBeDefined();
    for (const seen of frames) source()?.seen(seen);
    openStore();
    await opening;
    await started;
    const own = () => [...kept].find(([id]) => id !== 'm1')?.[1];
    await expect.poll(() => fallsOf(own())).toEqual([['white']]);
    expect(own()?.[0]).toMatchObject({ kind: 'match-started', demo: true });
    expect(fallsOf(kept.get('m1'))).toHaveLength(1);
    expect(session.match.displaced).toBe(true);
    session.end();
  });

  test('the hub hears of the shot, the clock runs for the next, and what is to be put back is known', async () => {
    const { session, told, opening, openStore } = table([begun]);
    const address = { club: 'club', table: '1' };
    session.publishAt({ url: 'ws://localhost:4500/mqtt', address, login: { user: 'club/1', password: 'x' } });
    openStore();
    await opening;
    for (const seen of frames) session.see(seen);
    await expect.poll(() => told.some(({ kind }) => kind === 'shot')).toBe(true);
    expect(told.findLast(({ kind }) => kind === 'stands')).toMatchObject({ match: 'm1', seq: 2 });
    expect(session.clock.now.clock && isRunning(session.clock.now.clock)).toBe(true);
    expect(session.board.reconciled).toBeDefined();
  });

  test('a link to a stranger’s hub opens no line to it and tells it nothing, until a person has allowed it', async () => {
    const { session, told, hubs, opening, openStore } = table([begun]);
    const address = { club: 'club', table: '1' };
    const url = 'wss://stranger.example/mqtt';
    session.publishAt({ url, address, login: { user: 'club/1', password: 'from the link' } });
    openStore();
    await opening;
    for (const seen of frames) session.see(seen);
    await expect.poll(() => session.match.view?.entries.length).toBe(1);
    expect([session.hub.asking, session.hub.status, hubs, told]).toEqual([true, 'unasked', [], []]);
    await session.fulfil({ kind: 'broker-word', word: 'no' });
    expect([session.hub.asking, session.hub.status, hubs, told]).toEqual([false, 'declined', [], []]);
    await session.fulfil({ kind: 'broker-word', word: 'yes' });
    await expect.poll(() => told.some(({ kind }) => kind === 'stands')).toBe(true);
    expect(hubs).toEqual([url]);
  });

  test('a match that another tab keeps gets nothing from this one’s camera', async () => {
    const { session, kept, opening, openStore } = table([begun], 'another-keeps-it');
    openStore();
    await opening;
    for (const seen of frames) session.see(seen);
    await session.match.playFor('the-match'); // comes after all that was seen
    expect(kept.get('m1')).toHaveLength(1);
    expect(session.match.reach).toBe('watched');
  });

  test('the camera of last time opens by itself, but not while another tab keeps the match', async () => {
    for (const [tabs, source] of [
      ['alone', { kind: 'camera' }],
      ['another-keeps-it', undefined],
    ] as const) {
      const { session, opening, openStore } = table([begun], tabs, 'as-last-time');
      openStore();
      await opening;
      expect(session.picture.now.wish).toEqual(source);
      session.end();
    }
  });

  test('a chosen shot is shown again by itself, but not while somebody tells one by hand', async () => {
    const { session, opening, openStore, source } = table([begun]);
    openStore();
    await opening;
    await session.fulfil({ kind: 'source', source: { kind: 'file', file: new Blob() as File } });
    await expect.poll(source).toBeDefined();
    await session.fulfil({ kind: 'auto-replay', wish: { events: ['two-or-more'], delayS: 0 } });
    const shot = likeIt(frames, 'south', 'white', 'white');
    const after = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
    session.telling = true;
    session.see(shot);
    await expect.poll(() => session.match.view?.entries).toHaveLength(1);
    await after(50);
    expect(session.replays.shown).toBeUndefined();
    session.telling = false;
    session.see(shot);
    await expect.poll(() => session.replays.shown).toMatchObject({ byItself: true });
    // Whoever has opened it himself keeps it.
    session.seeLast();
    session.see({ ...shot, change: null, phase: { ...shot.phase, kind: 'aiming' } as Seen['phase'] });
    expect(session.replays.shown).toMatchObject({ byItself: false });
    session.end();
  });

  test('the eyes hear what should lie there: after a shot, after an undo, and nothing while a match is set up', async () => {
    const { session, expects, opening, openStore, source } = table([begun]);
    openStore();
    await opening;
    await session.fulfil({ kind: 'source', source: { kind: 'file', file: new Blob() as File } });
    await expect.poll(source).toBeDefined();
    const whites = () => expects.at(-1)?.inPlay.white;
    await expect.poll(whites).toBe(9);
    for (const seen of frames) session.see(seen);
    await expect.poll(whites).toBe(8);
    await session.fulfil({ kind: 'record', event: { kind: 'undone' } });
    await expect.poll(whites).toBe(9);
    await session.fulfil({ kind: 'toggle-setup' });
    expect(expects.at(-1)).toBeNull();
    session.end();
  });

  test('a correction is thought about, applied, undone and done again by wishes alone', async () => {
    const { session, opening, openStore } = table([{ id: 'm1', log: [sampleStart, sampleShot('1', 'white')] }]);
    openStore();
    await opening;
    await session.fulfil({ kind: 'open-entry', id: '1' });
    await session.fulfil({ kind: 'draft-correction', draft: { kind: 'entry-removed' } });
    expect(session.correcting.drafted).toEqual({ kind: 'entry-removed', id: '1' });
    await session.fulfil({ kind: 'apply-correction' });
    expect(session.correcting.opened).toBeUndefined();
    expect(session.match.view?.entries).toHaveLength(0);
    await session.fulfil({ kind: 'record', event: { kind: 'undone' } });
    expect(session.match.view?.entries).toHaveLength(1);
    await session.fulfil({ kind: 'record', event: { kind: 'redone' } });
    expect(session.match.view?.entries).toHaveLength(0);
  });
});
