import type { Disc } from '../../carrom/discs.ts';
import type { OnSurface } from '../../carrom/surface.ts';
import type { Rgba } from '../picture/measure-light.ts';
import { type CameraPose, cameraPose } from '../surface/camera-pose.ts';
import type { SurfaceFit } from '../surface/surface-fit.ts';
import { FAINT_FROM } from './believe-faint.ts';
import { discTone } from './disc-colour.ts';
import { discRadiusPx } from './disc-size.ts';
import { judgeFinds, liesOnSurface, type TableKnown } from './judge-finds.ts';
import { keepBrightness, makeKeptMaps, type Taking } from './kept-maps.ts';
import { makeCloserLook } from './look-closer.ts';
import { MIRRORS, type Mirror, PLAIN } from './mirror-maps.ts';
import { brightnessOf, brightnessTaps, MOTION_CELLS, noticeMotion } from './notice-motion.ts';
import { placeSeen } from './place-seen.ts';
import type { PlacedFrame } from './placed-discs.ts';
import { makeCoverReader } from './read-cover.ts';
import { type ReadSettings, readHeatmap, readSettings, type SeenDisc } from './read-heatmap.ts';
import type { PieceNetworks, ReadyNetwork } from './ready-detector.ts';
import { type InRectified, type Tile, WHOLE } from './rectified.ts';
import { plainRectifier, type SamplingMap, samplingMap } from './rectify.ts';
import { CLOSER_FROM } from './second-look.ts';
import { type ColouredDisc, settledTogether, teachAt } from './settle-kinds.ts';
import { noColours, type TableColours } from './table-colours.ts';
import { partOf, type View, viewOfSurface } from './view-of-surface.ts';
import { whereToLook, withRoom } from './where-to-look.ts';

export type Found = Pick<PlacedFrame, 'discs' | 'covered' | 'fitted'>;

export interface DetectSettings {
  /** At rest the whole surface is looked at this often; more often costs power, more seldom misses what is too dim to notice. */
  readonly atRestEveryMs: number;
  /** While something moves the whole is looked at this often, for what moves too dimly to be noticed. */
  readonly inMotionEveryMs: number;
}
export const detectSettings: DetectSettings = { atRestEveryMs: 250, inMotionEveryMs: 400 };

/** How a frame was answered: from what was known, from tiles, or by looking at everything. */
export type Looked = 'not-again' | 'tiles' | 'everywhere';

export interface Detected {
  readonly found: Found;
  readonly looked: Looked;
}

/** Finds the discs, frame after frame, on a surface that stays where it is. */
export interface DiscDetector {
  /** The next frame may be handed over while the network still works on this one: answers come in the frames' order. */
  readonly detect: (picture: Rgba, atMs: number) => Promise<Detected>;
  /** This table's colours, as far as they were learnt. */
  readonly colours: () => TableColours;
  /** A person says of what kind the disc there is; false when none is there. */
  readonly teach: (kind: Disc, at: OnSurface) => boolean;
}

const FAINT_TOO: ReadSettings = { ...readSettings, leastCertainty: Math.min(CLOSER_FROM, FAINT_FROM) };

const isFind = ({ certainty }: SeenDisc): boolean => certainty >= FAINT_FROM;

/** So many looks at what does not move are meant into one, each in another mirror. */
const LOOKS_AT_REST = MIRRORS.length;

/** Takes the network's answer into the maps. */
type Answer = () => Promise<void>;

export const makeDiscDetector = (
  networks: PieceNetworks,
  fit: SurfaceFit,
  known: TableColours = noColours,
  settings: DetectSettings = detectSettings,
): DiscDetector => {
  const view: View = viewOfSurface(fit);
  const map: SamplingMap = samplingMap(fit, view);
  const rectify = networks.rectifier?.(map) ?? plainRectifier(map);
  const pose: CameraPose = cameraPose(fit);
  const taps = brightnessTaps(map);
  const readCover = makeCoverReader(fit.sideMm);
  const kept = makeKeptMaps();
  const { maps } = kept;
  const [now, then] = [new Float32Array(MOTION_CELLS), new Float32Array(MOTION_CELLS)];
  const changed = new Uint8Array(MOTION_CELLS);
  // Two, in turns: the answer to one frame is read while the next is looked at.
  const shrunken = [0, 1].map(
    () =>
      new Uint8ClampedArray(
        view.shrink > 1 ? 4 * Math.floor(view.widthPx / view.shrink) * Math.floor(view.heightPx / view.shrink) : 0,
      ),
  );
  let wholeAtMs = Number.NEGATIVE_INFINITY;
  let table: TableKnown = { colours: known };
  let seen: readonly ColouredDisc[] = [];
  let found: Found = { discs: [], covered: null, fitted: true };

  const closer = makeCloserLook(networks.closer, rectify);

  const judge = (finds: readonly SeenDisc[], part: Rgba, still: boolean) => {
    const placed = closer
      .named(finds)
      .filter(isFind)
      .map(disc => {
        const tone = discTone(map, part, disc.at);
        const { first } = disc;
        return { ...placeSeen(fit.sideMm, pose, disc, tone), seenAt: disc.at, tone, ...(first && { first }) };
      });
    const covered = readCover(maps);
    const pictured = { sideMm: fit.sideMm, radiusAt: (at: InRectified) => discRadiusPx(map, part, at) };
    const judged = judgeFinds(pictured, placed, table, still && covered === null);
    ({ known: table, seen } = judged);
    found = { discs: judged.discs, covered, fitted: true };
  };

  let looks = 0;
  const nextMirror = (): Mirror => {
    looks += 1;
    return MIRRORS[looks % MIRRORS.length] ?? PLAIN;
  };

  /** Asks for the whole surface. What comes back is taken in its turn. */
  const askEverywhere = (part: Rgba, how: Taking): Answer => {
    const answer = networks.whole.see(rectify(part));
    keepBrightness(then, now, WHOLE, how);
    return async () => kept.take(await answer, WHOLE, how);
  };

  /** Now and then there is time for a second opinion: the same picture in a mirror. What both find, and only that, stays sure. */
  const askAgain = (part: Rgba, how: Taking, mirror: Mirror): Answer => {
    const answer = networks.whole.see(rectify(part, WHOLE, mirror));
    keepBrightness(then, now, WHOLE, how);
    return async () => kept.take(await answer, WHOLE, how, mirror);
  };

  const askTile = (part: Rgba, network: ReadyNetwork, tile: Tile, how: Taking): Answer => {
    const answer = network.see(rectify(part, tile));
    keepBrightness(then, now, tile, how);
    return async () => kept.take(await answer, tile, how);
  };

  /** A second look that is still to come, at the next frame: both at one would take longer than a frame lasts. */
  let owed: Mirror | undefined;
  const payWhatIsOwed = () => {
    const mirror = owed;
    owed = undefined;
    return mirror;
  };

  let turn = 0;
  /** All that needs no answer is done at once; null: what is known is good enough. */
  const ask = (picture: Rgba, atMs: number) => {
    turn += 1;
    const part = partOf(picture, view, shrunken[turn % 2]);
    brightnessOf(taps, part, now);
    noticeMotion(now, then, changed);
    const moved = withRoom(changed);
    if (atMs < wholeAtMs) {
      kept.forget(); // another recording
      closer.forget();
    }
    const sinceMs = atMs >= wholeAtMs ? atMs - wholeAtMs : Number.POSITIVE_INFINITY;
    const still = !moved.includes(1);
    const due = sinceMs >= (still ? settings.atRestEveryMs : settings.inMotionEveryMs);
    const late = payWhatIsOwed();
    if (still && !due) return late ? { part, still, moved, tiles: false, closer: late, takes: [] } : null;
    if (due) wholeAtMs = atMs;
    const how: Taking = { moved, ofLooks: due ? LOOKS_AT_REST : 1 };
    if (due && sinceMs < Number.POSITIVE_INFINITY) {
      const mirror = nextMirror();
      // While something moves there is no time for it, and what rests is known already.
      if (still) owed = mirror;
      return {
        part,
        still,
        moved,
        tiles: false,
        // Frames come slowly: none was between this look and the last.
        ...(still && late && { closer: mirror }),
        takes: [askAgain(part, how, mirror)],
      };
    }
    const where = due ? 'everywhere' : whereToLook(moved);
    const tiles = typeof where === 'string' ? [] : where;
    const asks = tiles.flatMap(tile => {
      const network = networks.tiles?.get(tile.widthPx);
      return network ? [{ tile, network }] : [];
    });
    if (asks.length === 0 || asks.length < tiles.length)
      return {
        part,
        still: false,
        moved,
        tiles: false,
        ...(due && { closer: PLAIN }),
        takes: [askEverywhere(part, how)],
      };
    return {
      part,
      still: false,
      moved,
      tiles: true,
      takes: asks.map(({ tile, network }) => askTile(part, network, tile, how)),
    };
  };

  const answerTo = async (asked: ReturnType<typeof ask>): Promise<Detected> => {
    if (!asked) return { found, looked: 'not-again' };
    for (const take of asked.takes) await take();
    const finds = readHeatmap(maps, FAINT_TOO);
    closer.forgetMoved(asked.moved);
    if (asked.closer) await closer.look(finds, asked.part, asked.closer);
    judge(finds, asked.part, asked.still);
    return { found, looked: asked.tiles ? 'tiles' : 'everywhere' };
  };

  let before: Promise<unknown> = Promise.resolve();
  const detect = (picture: Rgba, atMs: number): Promise<Detected> => {
    const asked = ask(picture, atMs);
    const answer = before.then(() => answerTo(asked));
    before = answer.catch(() => undefined); // a frame that failed does not take the next with it
    return answer;
  };

  const teach = (kind: Disc, at: OnSurface): boolean => {
    const taught = teachAt(table.colours, seen, kind, at);
    if (!taught) return false;
    table = { ...table, colours: taught };
    found = { ...found, discs: settledTogether(taught, seen, liesOnSurface(fit.sideMm)) };
    return true;
  };

  return { detect, colours: () => table.colours, teach };
};
