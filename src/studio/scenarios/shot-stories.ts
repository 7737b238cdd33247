import { other } from '../../carrom/discs.ts';
import { fromSeat, type OnSurface, POCKETS, seenFrom } from '../../carrom/surface.ts';
import { chanceFrom } from '../chance.ts';
import { performShots } from '../perform.ts';
import type { Performance } from '../performance.ts';
import { breakIdea, planOf } from '../play/choose.ts';
import { QUEEN_ID } from '../play/stage.ts';
import { shooter } from '../play/table.ts';
import { planTurn, playTurn } from '../play/turn.ts';
import { shotFromTruth } from '../shot-from-truth.ts';
import {
  done,
  farPocket,
  fell,
  fromRim,
  layFree,
  onSurfaceFrom,
  planAt,
  planTowards,
  quickTable,
  speedToStop,
} from './setting-up.ts';
import type { Story } from './story.ts';

const dice = (seed: number) => chanceFrom(seed, 'story');

/** One shot at the queen. */
const queenShot = (seed: number, harder: number) => {
  const table = quickTable(seed);
  playTurn(table, planAt(table, [QUEEN_ID], dice(seed), harder));
  return table;
};

/** A hard break of the start layout. */
const breaking = (seed: number) => {
  const table = quickTable(seed, { from: 'layout' });
  const chance = dice(seed);
  const player = shooter(table);
  playTurn(table, planOf(player, breakIdea(table.stage, player, chance), chance));
  return table;
};

/** A far corner, somewhere, at a speed that suits. */
const towardsCorner = (seed: number, nearer: (way: number) => number, exact: boolean) => {
  const table = quickTable(seed);
  const chance = dice(seed);
  const goal = farPocket(table, chance.happens(0.5));
  playTurn(
    table,
    planTowards(table, goal, chance, way => speedToStop(table, nearer(way)), exact),
  );
  return table;
};

/** An ordinary shot from a place that is not allowed. */
const misplaced = (seed: number, move: (place: OnSurface) => OnSurface) => {
  const table = quickTable(seed);
  const player = shooter(table);
  const plan = planTurn(table);
  const place = fromSeat(player.seat, move(seenFrom(player.seat, plan.place)));
  playTurn(table, { ...plan, place });
  return done(table);
};

const onLip = (performance: Performance, wanted: (kind: string) => boolean, withinMm: number): boolean => {
  const shot = performance.shots[0];
  return (shot?.discsAfter ?? []).some(({ id, kind, at }) => {
    const lay = shot?.discsBefore.find(disc => disc.id === id)?.at;
    const moved = lay !== undefined && Math.abs(lay.xMm - at.xMm) + Math.abs(lay.yMm - at.yMm) > 20;
    return wanted(kind) && moved && POCKETS.some(pocket => fromRim(performance, pocket, at) < withinMm);
  });
};

export const SHOT_STORIES = {
  break: {
    says: 'The start layout is broken with force.',
    tell: seed => done(breaking(seed)),
    holds: ({ shots }) =>
      shots[0]?.firstContact !== null && shots[0]?.before.white === 9 && shots[0].pocketed.length > 0,
  },
  'queen-and-striker': {
    says: 'One shot pockets the queen and the striker; the queen is put back.',
    tell: seed => done(queenShot(seed, dice(seed).between(1.2, 2.6))),
    holds: ({ shots, acts }) => fell(shots[0]) === 'queen striker' && acts.some(({ act }) => act === 'queen-put-back'),
  },
  'two-whites-and-a-black': {
    says: 'One shot pockets two whites and a black.',
    tell: seed => done(breaking(seed)),
    holds: ({ shots }) => fell(shots[0]) === 'black white white',
  },
  'piece-jumps-off': {
    says: 'A piece squeezed against the far cushion jumps over the frame and is put back.',
    tell: seed => {
      const table = quickTable(seed);
      const chance = dice(seed);
      const goal = { xMm: chance.between(-220, 220), yMm: table.stage.kind.sideMm / 2 - 16.5 };
      layFree(table.stage, 1 + chance.below(18), onSurfaceFrom(table, goal));
      playTurn(
        table,
        planTowards(table, goal, chance, () => chance.between(5000, 8000), true),
      );
      return done(table);
    },
    holds: ({ shots }) => shots[0]?.offSurface.length === 1 && shots[0].offSurface[0]?.kind !== 'striker',
  },
  'falls-back': {
    says: 'A piece leaves the surface in a hard break and comes down on it again.',
    tell: seed => done(breaking(seed)),
    holds: ({ shots }) => shots[0]?.fellBack.length === 1 && shots[0].offSurface.length === 0,
  },
  'touches-nothing': {
    says: 'A miss: the striker touches no piece at all.',
    tell: seed => {
      const table = quickTable(seed);
      const chance = dice(seed);
      const goal = { xMm: chance.between(-300, 300), yMm: 350 };
      playTurn(
        table,
        planTowards(table, goal, chance, () => chance.between(900, 2200)),
      );
      return done(table);
    },
    holds: ({ shots }) => shots[0]?.firstContact === null && fell(shots[0]) === '',
  },
  'hangs-on-the-lip': {
    says: 'A piece comes to rest on the lip of a pocket and does not fall.',
    tell: seed => {
      const table = quickTable(seed);
      const chance = dice(seed);
      const targets = Array.from({ length: 19 }, (_, id) => id);
      playTurn(table, planAt(table, targets, chance, chance.between(0.6, 0.95)));
      return done(table);
    },
    holds: performance => fell(performance.shots[0]) === '' && onLip(performance, kind => kind !== 'striker', 3),
  },
  'striker-stops-by-pocket': {
    says: 'The striker comes to rest on the surface right beside a pocket.',
    tell: seed => done(towardsCorner(seed, way => way - dice(seed).between(24, 40), false)),
    holds: performance => fell(performance.shots[0]) === '' && onLip(performance, kind => kind === 'striker', 12),
  },
  'striker-alone-pocketed': {
    says: 'The striker goes down alone: a foul in every book.',
    tell: seed => done(towardsCorner(seed, way => way + 200, true)),
    holds: ({ shots }) => fell(shots[0]) === 'striker',
  },
  'penalty-put-back': {
    says: 'The striker is pocketed, and a penalty piece is taken from a net and put back.',
    tell: seed => done(towardsCorner(seed + 5000, way => way + 350, true)),
    holds: ({ shots, acts }) =>
      (shots[0]?.pocketed ?? []).some(({ kind }) => kind === 'striker') &&
      acts.filter(({ act }) => act === 'penalty-put-back').length === 1,
  },
  'queen-covered': {
    says: 'The queen is pocketed and covered by the next shot.',
    tell: seed => {
      const table = queenShot(seed, 1.15);
      playTurn(table);
      return done(table);
    },
    holds: ({ shots: [first, second] }) =>
      fell(first) === 'queen' && second?.side === first?.side && fell(second) === second?.colour,
  },
  'queen-put-back': {
    says: 'The queen is pocketed but not covered by the next shot, and goes back to the centre.',
    tell: seed => {
      const table = queenShot(seed, 1.15);
      playTurn(table);
      return done(table);
    },
    holds: ({ shots: [first, second], acts }) =>
      fell(first) === 'queen' && fell(second) === '' && acts.some(({ act }) => act === 'queen-put-back'),
  },
  'two-fall-at-once': {
    says: 'Two discs fall within a sixteenth of a second of each other.',
    tell: seed => done(breaking(seed)),
    holds: ({ shots }) =>
      (shots[0]?.pocketed ?? []).some((fall, i, all) => i > 0 && fall.atMs - (all[i - 1]?.atMs ?? 0) < 62),
  },
  'opponents-piece': {
    says: "A shot pockets a piece of the opponent's and none of one's own.",
    tell: seed => {
      const table = quickTable(seed);
      const chance = dice(seed);
      const theirs = table.board.white === other(shooter(table).side) ? 'white' : 'black';
      const targets = [...table.stage.discs.values()].filter(({ kind }) => kind === theirs).map(({ id }) => id);
      playTurn(table, planAt(table, targets, chance, chance.between(1.1, 1.6)));
      return done(table);
    },
    holds: ({ shots }) =>
      fell(shots[0]) !== '' && fell(shots[0]) === (shots[0]?.colour === 'white' ? 'black' : 'white'),
  },
  'striker-off-the-lines': {
    says: 'The striker stands too far forward: it does not touch both base lines.',
    tell: seed => misplaced(seed, place => ({ xMm: place.xMm, yMm: place.yMm + dice(seed).between(13, 22) })),
    holds: ({ shots }) => shots[0]?.strikerTouchedBothLines === false && shots[0].firstContact !== null,
  },
  'striker-half-on-circle': {
    says: 'The striker covers a base circle only in part.',
    tell: seed => misplaced(seed, place => ({ xMm: place.xMm < 0 ? -203 : 203, yMm: place.yMm })),
    holds: ({ shots }) => shots[0]?.strikerHalfOnBaseCircle === true && shots[0].firstContact !== null,
  },
  'back-cushion-first': {
    says: "The striker goes backwards, off the shooter's own cushion, and then meets a piece.",
    tell: seed => {
      const table = quickTable(seed);
      const chance = dice(seed);
      const goal = { xMm: chance.between(-250, 250), yMm: -table.stage.kind.sideMm / 2 };
      playTurn(
        table,
        planTowards(table, goal, chance, () => chance.between(1800, 3200)),
      );
      return done(table);
    },
    holds: ({ shots: [shot] }) => shot?.firstContact?.afterCushions[0] === shot?.seat && fell(shot) === '',
  },
  'hits-behind-line': {
    says: "The striker directly hits a piece that lies behind the shooter's base lines.",
    tell: seed => {
      const table = quickTable(seed);
      const chance = dice(seed);
      const goal = { xMm: chance.between(-150, 150), yMm: -table.stage.kind.sideMm / 2 + 50 };
      layFree(table.stage, 1 + chance.below(18), onSurfaceFrom(table, goal));
      playTurn(
        table,
        planTowards(table, goal, chance, () => chance.between(700, 1500)),
      );
      return done(table);
    },
    holds: ({ shots: [shot], kind }) =>
      shot !== undefined && shotFromTruth(shot, kind).facts.directHitOnOrBehindLine === 'yes' && fell(shot) === '',
  },
  'off-cushion-first': {
    says: 'The striker meets a cushion before it pockets a piece.',
    tell: seed => performShots(1, seed, { players: 2, from: 'middle', tempo: 0.75, restless: 0, strength: 0.8 }),
    holds: ({ shots: [shot], kind }) => {
      if (shot === undefined || shot.firstContact?.afterCushions.length !== 1) return false;
      const { backCushionFirst, leftForwards } = shotFromTruth(shot, kind).facts;
      return backCushionFirst === 'no' && leftForwards === 'yes' && fell(shot) === shot.colour;
    },
  },
} as const satisfies Record<string, Story>;
