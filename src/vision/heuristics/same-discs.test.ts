import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { lyingTrack, movingTrack, type Sight, START_MS } from '../testing/track-fixture.ts';
import { sameDiscs } from './same-discs.ts';
import { NO_VOTES, type Track, voteMoving } from './track.ts';

describe('Two discs that were mixed up', () => {
  const white = lyingTrack(1, 'white', { xMm: 235, yMm: 263 });
  const black = lyingTrack(2, 'black', { xMm: 100, yMm: 100 });
  /** The white's track went on with the black, which lies there now; the black's own was lost. */
  const takenOver: Track = {
    ...lyingTrack(1, 'black', { xMm: 150, yMm: 160 }),
    votes: NO_VOTES,
    stay: [-5, 0, -5, -5],
    misses: 0,
  };
  const lost = movingTrack(2, 'black', black.anchor, [[100, 120, 120]]);
  const before = [white, black].map(track => ({ track, missing: false }));
  const same = sameDiscs(before, [takenOver, lost], standardSurface, track => track === undefined || !track.resting);

  test('are told apart by what lies there', () => {
    expect(same.map(({ now, mixedUp }) => [now?.id, mixedUp])).toEqual([
      [undefined, true],
      [1, true],
    ]);
  });

  test('and the one that is gone was not seen since, though its track was', () => {
    expect(same[0]?.way.misses).toBeGreaterThan(10);
  });
});

describe('A disc that was seen to fall', () => {
  const white = lyingTrack(1, 'white', { xMm: 20, yMm: 40 });
  const black = lyingTrack(2, 'black', { xMm: -30, yMm: -10 });
  /** Where it lies now a lamp makes a white of it. */
  const shines: Track = { ...lyingTrack(2, 'black', { xMm: 86, yMm: -282 }), stay: [0, -5, -5, -4], misses: 0 };
  const before = [white, black].map(track => ({ track, missing: false }));
  const now = (...last: readonly Sight[]) =>
    sameDiscs(before, [movingTrack(1, 'white', white.anchor, last), shines], standardSurface, track =>
      track === undefined ? true : !track.resting,
    ).map(disc => disc.now?.id);

  test('is not the one that looks like it elsewhere', () => {
    expect(now([567, -270, -215], [600, -290, -250], [633, -310, -285])).toEqual([undefined, 2]);
  });

  test('may be that one when it was hardly seen on its way: another may have been taken for it', () => {
    expect(now([600, -290, -250], [633, -310, -285])).toEqual([2, undefined]);
  });

  test('may be that one when it was lost in the open', () => {
    expect(now([600, 20, -100], [633, 22, -110])).toEqual([2, undefined]);
  });
});

describe('A disc that ran into a pocket while another turned up', () => {
  const black = lyingTrack(4, 'black', { xMm: 173, yMm: -192 });
  const ran = movingTrack(4, 'black', black.anchor, [
    [100, 200, -220],
    [133, 235, -258],
    [166, 269, -296],
  ]);
  /** The detector had been blind on that spot, and sees again what lies there. */
  const turnsUp = (firstMs: number): Track => ({
    ...lyingTrack(52, 'black', { xMm: 205, yMm: 162 }),
    known: false,
    firstMs,
    clearRun: 20,
    misses: 0,
  });
  const now = (stranger: Track) =>
    sameDiscs(
      [{ track: black, missing: false }],
      [ran, stranger],
      standardSurface,
      track => track === undefined || !track.resting,
    ).map(disc => disc.now?.id);

  test('is not what lay there already', () => {
    expect(now(turnsUp(START_MS + 100))).toEqual([undefined]);
  });

  test('may be what was first seen there later: it may have been thrown back', () => {
    expect(now(turnsUp(START_MS + 900))).toEqual([52]);
  });
});

describe('Two discs that went over to each other', () => {
  const striker = lyingTrack(99, 'striker', { xMm: -219, yMm: -252 });
  const black = lyingTrack(8, 'black', { xMm: -125, yMm: 228 });
  /** The black was struck and lies there under the striker's track; its own followed the striker into a pocket. */
  const lies: Track = { ...lyingTrack(99, 'striker', { xMm: -71, yMm: 147 }), stay: [-5, 0, -5, -3] };
  const went = movingTrack(8, 'black', black.anchor, [
    [250, 142, 341],
    [287, 217, 343],
    [330, 281, 340],
    [371, 343, 333, 'pocket'],
  ]);
  const looks = {
    kind: 'striker',
    at: went.at,
    certainty: 0.8,
    odds: { white: 0.05, black: 0.05, queen: 0.05, striker: 0.85 },
  } as const;
  const seen: Track = { ...went, votes: [1, 2, 3, 4].reduce(votes => voteMoving(votes, looks), went.votes) };

  test('are told apart by what each looked like', () => {
    const before = [striker, black].map(track => ({ track, missing: false }));
    const same = sameDiscs(before, [lies, seen], standardSurface, track => track === undefined || !track.resting);
    expect(same.map(({ now }) => now?.id)).toEqual([undefined, 99]);
    expect(same[0]?.way.trail?.where).toBe('pocket');
  });
});

describe('A black and a white that went over to each other in the throng of a break', () => {
  const white = lyingTrack(14, 'white', { xMm: -58, yMm: -43 });
  const black = lyingTrack(20, 'black', { xMm: -10, yMm: -30 });
  const looks = (kind: 'white' | 'black') =>
    ({
      kind,
      at: { xMm: 0, yMm: 0 },
      certainty: 0.8,
      odds: { white: 0.05, black: 0.05, queen: 0.05, striker: 0.05, [kind]: 0.85 },
    }) as const;
  const seenAs = (track: Track, kind: 'white' | 'black', times: number): Track => ({
    ...track,
    votes: Array.from({ length: times }).reduce<Track['votes']>(votes => voteMoving(votes, looks(kind)), track.votes),
  });
  const went = movingTrack(14, 'white', white.anchor, [
    [130, -234, -238],
    [165, -306, -313],
    [200, -330, -335, 'pocket'],
  ]);
  /** It has only just come to rest: what it looked like on its way says more than what it looks like there. */
  const lies: Track = { ...lyingTrack(20, 'black', { xMm: 20, yMm: -31 }), restSinceMs: 2400, stay: [0, -2, -2, -2] };
  const before = [white, black].map(track => ({ track, missing: false }));
  const lyingNow = (tracks: readonly Track[]) =>
    sameDiscs(before, tracks, standardSurface, track => track === undefined || !track.resting).map(
      ({ now }) => now?.id,
    );

  test('are told apart by what each looked like on its way', () => {
    expect(lyingNow([seenAs(went, 'black', 3), seenAs(lies, 'white', 20)])).toEqual([20, undefined]);
  });

  test('are not mixed up for a few sights in a bad light where one lies', () => {
    expect(lyingNow([seenAs(went, 'white', 3), seenAs(lies, 'black', 20)])).toEqual([undefined, 20]);
  });
});

describe('A disc that seemed to come to rest where only its smear was', () => {
  const white = lyingTrack(2, 'white', { xMm: 58, yMm: 21 });
  const stuck = (certainty: number): Track => ({
    ...lyingTrack(2, 'white', { xMm: 322, yMm: 122 }),
    restSinceMs: START_MS + 400,
    seenMs: START_MS + 1400,
    misses: 40,
    certainty,
  });
  const ranOn: Track = {
    ...lyingTrack(24, 'white', { xMm: 229, yMm: 92 }),
    known: false,
    clearRun: 80,
    firstMs: START_MS + 300,
    restSinceMs: START_MS + 1700,
    seenMs: START_MS + 3000,
  };
  const lies = (certainty: number) =>
    sameDiscs(
      [{ track: white, missing: false }],
      [stuck(certainty), ranOn],
      standardSurface,
      track => track === undefined || track.misses > 0,
    )[0]?.now?.id;

  test('is the one that ran on from there', () => {
    expect(lies(0.4)).toBe(24);
  });

  test('is not, when it was well seen where it lay: two places at once are two discs', () => {
    expect(lies(0.85)).toBeUndefined();
  });
});

describe('A disc whose track went off with another', () => {
  const black = lyingTrack(8, 'black', { xMm: -95, yMm: -300 });
  /** The striker ran past it, and its track with that. */
  const wentOff: Track = { ...lyingTrack(8, 'black', { xMm: -40, yMm: 106 }), votes: NO_VOTES, stay: [-5, -3, -5, 0] };
  const striker = lyingTrack(99, 'striker', { xMm: -120, yMm: -252 });
  const lost = movingTrack(99, 'striker', striker.anchor, [[40, -121, -214]]);
  const before = [black, striker].map(track => ({ track, missing: false }));
  const now = (stranger: Track) =>
    sameDiscs(
      before,
      [{ ...wentOff, seenMs: 3000 }, lost, { ...stranger, known: false, clearRun: 40, seenMs: 3000 }],
      standardSurface,
      track => track === undefined || !track.resting,
    ).map(disc => disc.now?.id);

  test('never left when one like it lies where it lay', () => {
    expect(now(lyingTrack(141, 'black', { xMm: -96, yMm: -299 }))).toEqual([141, 8]);
  });

  test('is not the one that ran to where it lay', () => {
    const ran = movingTrack(141, 'black', { xMm: 19, yMm: -23 }, [
      [119, 19, -23],
      [202, -79, -176],
      [328, -96, -299],
    ]);
    expect(now({ ...ran, resting: true, anchor: ran.at })).not.toContain(141);
  });
});
