import { POCKETS, pocketCentre } from '../../carrom/surface.ts';
import { chanceFrom } from '../chance.ts';
import { handScript } from '../hands/script.ts';
import { performBoard, performShots, until } from '../perform.ts';
import { coverPocket, nudge, passOver, restOnFrame, wipe } from '../play/idle.ts';
import { colourOf } from '../play/referee.ts';
import { isStriker, lyingOn } from '../play/stage.ts';
import { type PlayTable, shooter } from '../play/table.ts';
import { freePlace, nearestTo, reachFor, setDown } from '../play/tidy.ts';
import { playTurn } from '../play/turn.ts';
import { done, fell, intoNet, planAt, quickTable } from './setting-up.ts';
import type { Story } from './story.ts';

const dice = (seed: number) => chanceFrom(seed, 'story');

/** Two ordinary shots with something between them. */
const betweenShots = (seed: number, meanwhile: (table: PlayTable) => void) => {
  const table = quickTable(seed);
  playTurn(table);
  meanwhile(table);
  playTurn(table);
  return done(table);
};

const anyPiece = (table: PlayTable): number => {
  const pieces = lyingOn(table.stage).filter(({ id }) => !isStriker(id));
  return pieces[dice(table.stage.seed).below(pieces.length)]?.id ?? 0;
};

const twoShots: Story['holds'] = ({ shots }) =>
  shots.length === 2 && shots.every(({ firstContact }) => firstContact !== null);

export const HAND_STORIES = {
  'camera-bumped': {
    says: 'Somebody bumps the camera between two shots.',
    tell: seed =>
      betweenShots(seed, ({ stage }) => {
        const chance = dice(seed);
        const by = () => chance.between(12, 45) * (chance.happens(0.5) ? 1 : -1);
        const shiftMm = { xMm: by(), yMm: by(), zMm: by() / 3 };
        stage.disturbances.push({ kind: 'camera-bumped', atMs: stage.nowMs + 500, shiftMm, turnDegrees: by() / 12 });
        stage.nowMs += 1500;
      }),
    holds: twoShots,
  },
  'light-switched': {
    says: 'A lamp goes off between two shots and on again after the second.',
    tell: seed => {
      const table = quickTable(seed);
      playTurn(table);
      table.stage.disturbances.push({ kind: 'light-switched', atMs: table.stage.nowMs + 300, factor: 0.4 });
      table.stage.nowMs += 1000;
      playTurn(table);
      table.stage.disturbances.push({ kind: 'light-switched', atMs: table.stage.nowMs + 300, factor: 1 });
      table.stage.nowMs += 1200;
      return done(table);
    },
    holds: twoShots,
  },
  'board-nudged': {
    says: 'Somebody pushes the whole board a little between two shots.',
    tell: seed =>
      betweenShots(seed, ({ stage }) => {
        const chance = dice(seed);
        const by = () => chance.between(8, 25) * (chance.happens(0.5) ? 1 : -1);
        stage.disturbances.push({ kind: 'board-nudged', atMs: stage.nowMs + 400, xMm: by(), yMm: by() });
        stage.nowMs += 1200;
      }),
    holds: twoShots,
  },
  'board-reset': {
    says: 'The last piece of a colour is pocketed, and hands lay out the pieces for the next board.',
    tell: seed => {
      const table = quickTable(seed);
      const own = colourOf(table.board, shooter(table).side);
      const lying = lyingOn(table.stage).filter(({ kind }) => kind === own);
      for (const { id } of lying.slice(1)) intoNet(table.stage, id);
      playTurn(table, planAt(table, [lying[0]?.id ?? 1], dice(seed), 1.2));
      return done(table);
    },
    holds: ({ acts, momentAt, durationMs }) =>
      acts.some(({ act }) => act === 'board-reset') &&
      momentAt(durationMs).discs.filter(({ zMm }) => Math.abs(zMm) < 1e-9).length === 19,
  },
  'hand-covers-pocket': {
    says: 'A hand hides a pocket from above while a piece falls into it.',
    tell: seed => {
      const table = quickTable(seed);
      const { stage, players } = table;
      const chance = dice(seed);
      const idle = players.filter(player => player !== shooter(table));
      const theirs = POCKETS.filter(pocket => idle.includes(nearestTo(players, pocketCentre(stage.kind, pocket))));
      const pocket = theirs[chance.below(theirs.length)] ?? 'NE';
      coverPocket(stage, idle, pocket, stage.nowMs + 1500, 5200);
      playTurn(table);
      return done(table);
    },
    holds: ({ shots, acts, momentAt, kind }) => {
      const cover = acts.find(({ act }) => act === 'hand-covers-pocket');
      return (shots[0]?.pocketed ?? []).some(({ pocket, atMs }) => {
        const centre = pocketCentre(kind, pocket);
        const over = (ms: number) =>
          momentAt(ms).hands.some(hand => {
            const [x, y] = [(hand.wrist.xMm + hand.fingertip.xMm) / 2, (hand.wrist.yMm + hand.fingertip.yMm) / 2];
            return hand.gesture === 'flat' && Math.abs(x - centre.xMm) < 25 && Math.abs(y - centre.yMm) < 25;
          });
        return cover !== undefined && over(atMs - 100) && over(atMs + 500);
      });
    },
  },
  'nudged-not-shot': {
    says: 'A finger shifts a piece between two shots: it moved, but nobody has shot.',
    tell: seed =>
      betweenShots(seed, table => {
        const chance = dice(seed);
        const by = { xMm: chance.between(8, 30), yMm: chance.between(-30, 30) };
        table.stage.nowMs = nudge(table.stage, table.players, anyPiece(table), by, table.stage.nowMs + 400);
      }),
    holds: performance => {
      const moved = performance.acts.find(({ act }) => act === 'nudged')?.discs[0];
      const after = performance.shots[0]?.discsAfter.find(({ id }) => id === moved)?.at;
      const before = performance.shots[1]?.discsBefore ?? [];
      const now = before.find(({ id }) => id === moved)?.at;
      if (after === undefined || now === undefined) return false;
      const far = performance.kind.sideMm / 2 - 45;
      const free = before.every(({ id, at }) => {
        const [dx, dy] = [at.xMm - now.xMm, at.yMm - now.yMm];
        return id === moved || dx * dx + dy * dy > 38 * 38;
      });
      return twoShots(performance) && free && Math.max(Math.abs(now.xMm), Math.abs(now.yMm)) < far;
    },
  },
  'passing-hand': {
    says: 'A hand passes over the board between two shots and touches nothing.',
    tell: seed =>
      betweenShots(seed, table => {
        const chance = dice(seed);
        table.stage.nowMs = passOver(table.stage, chance.pick(table.players), table.stage.nowMs + 300, chance);
      }),
    holds: twoShots,
  },
  'hand-rests': {
    says: "The shooter's other hand lies on the frame during a shot.",
    tell: seed => {
      const table = quickTable(seed);
      restOnFrame(table.stage, shooter(table), table.stage.nowMs + 300, 5500, dice(seed));
      playTurn(table);
      return done(table);
    },
    holds: ({ shots, acts }) => acts.some(({ act, endMs }) => act === 'hand-rests' && endMs > (shots[0]?.endMs ?? 0)),
  },
  rearranged: {
    says: 'A hand moves three pieces to other places between two shots.',
    tell: seed =>
      betweenShots(seed, table => {
        const { stage } = table;
        const chance = dice(seed);
        const player = chance.pick(table.players);
        const startMs = stage.nowMs + 400;
        const hand = handScript(stage, player.seat, player.right, startMs, 0.9);
        const moved = chance
          .shuffled(lyingOn(stage).filter(({ id }) => !isStriker(id)))
          .filter(disc => nearestTo(table.players, disc) === player)
          .slice(0, 3);
        const places: { xMm: number; yMm: number }[] = [];
        for (const { id } of moved) {
          const place = freePlace(stage, 'white', chance, places);
          places.push(place);
          setDown(reachFor(stage, hand, id), id, place, 0);
        }
        hand.leave().done();
        stage.acts.push({
          act: 'rearranged',
          seat: player.seat,
          startMs: hand.startedMs,
          endMs: hand.nowMs(),
          discs: moved.map(({ id }) => id),
        });
        stage.nowMs = hand.nowMs();
      }),
    holds: performance =>
      twoShots(performance) && performance.acts.some(({ act, discs }) => act === 'rearranged' && discs.length === 3),
  },
  'piece-taken': {
    says: 'A hand takes a piece off the surface between two shots: it is gone, but it was not pocketed.',
    tell: seed =>
      betweenShots(seed, ({ stage, players }) => {
        const chance = dice(seed);
        const pieces = lyingOn(stage).filter(({ kind }) => kind === 'white' || kind === 'black');
        const piece = pieces[chance.below(pieces.length)];
        if (piece === undefined) return;
        const player = nearestTo(players, piece);
        const startMs = stage.nowMs + 500;
        const hand = handScript(stage, player.seat, player.right, startMs, player.pace);
        reachFor(stage, hand, piece.id).leave().done();
        stage.acts.push({
          act: 'piece-taken',
          seat: player.seat,
          startMs: hand.startedMs,
          endMs: hand.nowMs(),
          discs: [piece.id],
        });
        stage.nowMs = hand.nowMs();
      }),
    holds: twoShots,
  },
  'board-wiped': {
    says: 'A flat hand wipes powder along the near cushion between two shots.',
    tell: seed =>
      betweenShots(seed, table => {
        const chance = dice(seed);
        table.stage.nowMs = wipe(table.stage, chance.pick(table.players), table.stage.nowMs + 400, chance);
      }),
    holds: performance => {
      const wiping = performance.acts.find(({ act }) => act === 'board-wiped');
      const half = performance.kind.sideMm / 2;
      const clear = (performance.shots[0]?.discsAfter ?? []).every(({ kind, at: { yMm } }) =>
        kind === 'striker' ? true : wiping?.seat === 'south' ? yMm > -half + 150 : yMm < half - 150,
      );
      return twoShots(performance) && clear;
    },
  },
  doubles: {
    says: 'Four players, four shots.',
    tell: seed => performShots(4, seed, { players: 4, from: 'middle', tempo: 0.75, restless: 0.3, strength: 0.55 }),
    holds: ({ shots }) => new Set(shots.map(({ seat }) => seat)).size === 4,
  },
  'ordinary-play': {
    says: 'Five ordinary shots in a row with restless hands.',
    tell: seed => performShots(5, seed, { players: 2, from: 'middle', tempo: 0.8, restless: 1 }),
    holds: ({ shots, acts }) =>
      new Set(shots.map(({ seat }) => seat)).size === 2 && acts.some(({ act }) => act === 'hand-rests'),
  },
  demo: {
    says: 'A whole board between two good players, from the break to the last piece, with the queen covered.',
    tell: seed => {
      const board = performBoard(seed, { players: 2, tempo: 0.6, restless: 0.15, strength: 1 });
      return until(board, (board.shots.at(-1)?.endMs ?? 0) + 2500);
    },
    holds: ({ shots, acts, durationMs }) => {
      const last = shots.at(-1);
      return (
        durationMs > 60_000 &&
        durationMs < 110_000 &&
        last !== undefined &&
        last.after[last.colour] === 0 &&
        last.after.queen === 0 &&
        last.pocketed.every(({ kind }) => kind === last.colour) &&
        shots.filter(({ pocketed }) => pocketed.some(({ kind }) => kind === 'queen')).length === 1 &&
        shots.every(({ offSurface, fellBack }) => offSurface.length + fellBack.length === 0) &&
        !acts.some(({ act }) => act === 'queen-put-back') &&
        (['A', 'B'] as const).every(side => shots.filter(shot => shot.side === side && fell(shot) !== '').length >= 3)
      );
    },
  },
} as const satisfies Record<string, Story>;
