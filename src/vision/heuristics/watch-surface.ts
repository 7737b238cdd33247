import { baseSeat } from '../../carrom/base-seat.ts';
import type { Phase, RestingDisc, SeenShot, SurfaceChange } from '../../carrom/seen-shot.ts';
import { type SurfaceKind, standardSurface } from '../../carrom/surface.ts';
import type { PlacedFrame } from '../detect/placed-discs.ts';
import { coverBeganMs, type Hands, noHands, watchHands } from '../track/watch-hands.ts';
import { followDiscs } from './follow-discs.ts';
import { type FollowSettings, followSettings } from './follow-settings.ts';
import { type Following, followingNone } from './following.ts';
import { type InferSettings, inferSettings, inferShot, restingDisc } from './infer-shot.ts';
import { noticeRearranged } from './notice-rearranged.ts';
import { type Playing, type Splitting, splitNothing } from './shot-in-play.ts';
import { type SplitSettings, splitSettings } from './split-settings.ts';
import { splitShots } from './split-shots.ts';
import { kindOf, type Track, votesFor } from './track.ts';
import { untangled } from './untangle.ts';

export interface WatchSettings {
  readonly kind: SurfaceKind;
  readonly follow: FollowSettings;
  readonly split: SplitSettings;
  readonly infer: InferSettings;
}
export const watchSettings: WatchSettings = {
  kind: standardSurface,
  follow: followSettings,
  split: splitSettings,
  infer: inferSettings,
};

/** All that is remembered from frame to frame; its size does not grow with the match. */
export interface Watching {
  readonly following: Following;
  readonly hands: Hands;
  readonly splitting: Splitting;
  /** What lay on the surface when it was last told. */
  readonly told: readonly RestingDisc[];
  readonly calmSinceMs: number;
}

export const watchingNothing: Watching = {
  following: followingNone,
  hands: noHands,
  splitting: splitNothing,
  told: [],
  calmSinceMs: 0,
};

export interface Watched {
  readonly after: Watching;
  readonly phase: Phase;
  /** Every disc in play, where it is now. */
  readonly discs: readonly RestingDisc[];
  readonly change: SurfaceChange | null;
}

/** A striker that a hand put on base lines since the shot began: the next shot is being prepared. */
const nextIsPlaced = (playing: Playing, { tracks }: Following, hands: Hands, kind: SurfaceKind): boolean =>
  tracks.some(
    track =>
      track.resting &&
      track.misses === 0 &&
      track.sightings >= 5 &&
      kindOf(track).kind === 'striker' &&
      track.restSinceMs > playing.startMs + 600 &&
      baseSeat(kind, track.anchor) !== null &&
      coverBeganMs(hands, track.anchor) > playing.startMs + 300,
  );

/** A disc is gone, and a hand lies where it may be. Or it blinks, and may be seen again any moment. */
const mayBeHidden = ({ evidence, events }: SeenShot): boolean =>
  evidence.some(({ explanations }) => explanations.some(({ fate, signs }) => fate === 'unknown' && signs[0] === 1)) ||
  events.some(({ fate, probability }) => (fate === 'stays' || fate === 'moved') && probability < 0.95);

/** The shot is told when it is sure, or when waiting will not make it surer. */
const isRipe = (shot: SeenShot, playing: Playing, nowMs: number, settings: WatchSettings): boolean => {
  const waited = nowMs - (playing.stillSinceMs ?? nowMs);
  if (waited < settings.split.settleMs) return false;
  if (shot.verdict === 'sure' || waited >= settings.split.longestWaitMs) return true;
  return waited >= settings.split.doubtMs && !mayBeHidden(shot);
};

const phaseOf = ({ playing, aim }: Splitting): Phase => {
  if (playing !== null) return { kind: playing.stillSinceMs === null ? 'moving' : 'settling', seat: playing.aim.seat };
  return aim === null ? { kind: 'rest' } : { kind: 'aiming', seat: aim.seat, at: aim.at };
};

/** After a shot: who fell or flew is out of play; who lies there keeps the kind it had before, whoever it was taken for. */
const afterShot = (following: Following, shot: SeenShot): Following => {
  const kinds = new Map(shot.discs.map(({ id, kind }) => [id, kind]));
  return {
    ...following,
    tracks: following.tracks
      .filter(track => !track.known || kinds.has(track.id))
      .map(track => {
        const kind = kinds.get(track.id);
        const rested = track.resting ? { ...track, trail: null, earlier: null } : track;
        if (kind === undefined) return rested;
        return { ...rested, known: true, votes: kind === kindOf(track).kind ? track.votes : votesFor(kind) };
      }),
  };
};

/** The striker that has just been shot is in play, even when it was hidden until now. */
const withStriker = (following: Following, playing: Playing | null): Following => {
  const shot = playing === null ? undefined : following.tracks.find(({ id }) => id === playing.aim.trackId);
  if (shot === undefined || shot.known) return following;
  const rest = following.tracks.filter(track => track !== shot && !(track.known && kindOf(track).kind === 'striker'));
  return { ...following, tracks: [...rest, { ...shot, known: true }] };
};

const discsOf = (tracks: readonly Track[]): readonly RestingDisc[] =>
  tracks.filter(track => track.known).map(track => ({ ...restingDisc(track), at: track.at }));

/** One frame's discs and hands, and what has come of it. */
export const watchSurface = (before: Watching, frame: PlacedFrame, settings: WatchSettings): Watched => {
  const { kind } = settings;
  if (!frame.fitted) {
    return { after: before, phase: phaseOf(before.splitting), discs: discsOf(before.following.tracks), change: null };
  }
  const { playing: shooting } = before.splitting;
  const hands = watchHands(before.hands, frame.covered, frame.atMs);
  const context = { kind, playing: shooting !== null, stillSinceMs: shooting?.stillSinceMs ?? null };
  const followed = followDiscs(before.following, frame, hands, context, settings.follow);
  const splitting = splitShots(before.splitting, followed, hands, frame.gapMs, kind, settings.split);
  const following = withStriker(followed, splitting.playing);
  const after: Watching = { ...before, following, hands, splitting };
  const seen = { phase: phaseOf(splitting), discs: discsOf(following.tracks) };

  const { playing } = splitting;
  if (playing === null) {
    const { told, calmSinceMs, change } = noticeRearranged(before, after, frame.atMs);
    return { ...seen, after: { ...after, told, calmSinceMs }, change };
  }
  const next = nextIsPlaced(playing, following, hands, kind);
  if (!next && (playing.stillSinceMs === null || frame.atMs - playing.stillSinceMs < settings.split.settleMs)) {
    return { ...seen, after, change: null };
  }
  const tracks = untangled(playing, following.tracks, kind);
  const shot = inferShot(playing, tracks, hands, frame.atMs, kind, splitting.lastEndMs, settings.infer);
  if (!next && !isRipe(shot, playing, frame.atMs, settings)) return { ...seen, after, change: null };
  return {
    after: {
      ...after,
      following: afterShot({ ...following, tracks }, shot),
      splitting: { aim: null, playing: null, lastEndMs: shot.endMs },
      told: shot.discs,
      calmSinceMs: frame.atMs,
    },
    phase: { kind: 'rest' },
    discs: shot.discs,
    change: shot,
  };
};

/** The recording ends: a shot still waiting for more frames is told as it stands. */
export const endOfWatching = ({ following, hands, splitting }: Watching, settings: WatchSettings): SeenShot | null =>
  splitting.playing === null
    ? null
    : inferShot(
        splitting.playing,
        untangled(splitting.playing, following.tracks, settings.kind),
        hands,
        following.atMs,
        settings.kind,
        splitting.lastEndMs,
        settings.infer,
      );
