import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../app/new-id.ts';
import { shotOf } from '../../../carrom/shot.ts';
import type { MatchEvent, MatchStart } from '../../../match/events.ts';
import { eventsFrom } from '../../../match/from-sight.ts';
import { heldShots } from '../../../match/held.ts';
import { beginView, follow, type MatchView } from '../../../match/replay.ts';
import { makeState } from '../../../rules/notation.ts';
import type { Stroke } from '../../../rules/stroke.ts';
import { performShots } from '../../../studio/perform.ts';
import { shotFromTruth } from '../../../studio/shot-from-truth.ts';
import { readFrame } from '../../../vision/detect/frame-line.ts';
import type { PlacedFrame } from '../../../vision/detect/placed-discs.ts';
import { look, lookingAtNothing } from '../../../vision/look.ts';
import { measureLight } from '../../../vision/picture/measure-light.ts';
import { noSurfaceYet } from '../../../vision/surface/surface-now.ts';
import { filmedAsMeasured } from '../fit/measured-eyes.ts';

const start: MatchStart = {
  kind: 'match-started',
  book: { id: 'international', edition: '1986', options: {} },
  format: 'singles',
  names: ['Ana', 'Bea'],
  breaks: 0,
};
const light = measureLight({ bytes: new Uint8ClampedArray(4), width: 1, height: 1 });

/** A match scored by the camera alone, frame by frame as the page does it. */
const scoredFrom = (frames: Iterable<PlacedFrame>): MatchView => {
  let [looking, view] = [lookingAtNothing, beginView(start)];
  for (const { atMs, discs, covered, fitted } of frames) {
    const size = { widthPx: 640, heightPx: 480 };
    const frame = { ...size, atMs, light, surface: noSurfaceYet, found: { discs, covered, fitted } };
    const { after, seen } = look(looking, frame);
    looking = after;
    if (!seen.change) continue;
    for (const event of eventsFrom(view, seen.change, newId)) view = follow(view, event);
  }
  return view;
};

const toldBy = (strokes: readonly Stroke[]): MatchView =>
  strokes.reduce(
    (view, stroke, i) => follow(view, { kind: 'shot-played', id: `t${i}`, stroke, by: 'umpire' }),
    beginView(start),
  );

/** What a person who saw everything would say to each question. */
const answerAll = (view: MatchView, truth: readonly Stroke[]): MatchView =>
  heldShots(view).reduce((now, { entry }) => {
    const shots = now.entries.filter(({ event }) => event.kind === 'shot-played');
    const stroke = truth[shots.findIndex(({ event }) => event.id === entry.event.id)];
    const told: MatchEvent | undefined = stroke && { kind: 'shot-corrected', id: entry.event.id, stroke };
    return told ? follow(now, told) : now;
  }, view);

describe('A recorded track becomes a score', () => {
  test('the recorded break: a white down, Ana plays on with eight left', () => {
    const file = fileURLToPath(new URL('../../../../test-fixtures/tracks/break.txt', import.meta.url));
    const view = scoredFrom(readFileSync(file, 'utf8').trimEnd().split('\n').map(readFrame));
    expect(view.entries.map(({ event }) => event.kind === 'shot-played' && event.by)).toEqual(['camera']);
    expect(makeState(view.state)).toBe(makeState(toldBy([shotOf('white')]).state));
  });

  test.each([3, 7])(
    'board %i as our detector sees boards: the state is the one of the truth, once the held shots are answered',
    seed => {
      const performance = performShots(7, seed, { from: 'layout', players: 2, restless: 0.2 });
      const truth = performance.shots.map(shot => shotFromTruth(shot));
      const view = scoredFrom(filmedAsMeasured(performance, seed));
      expect(makeState(answerAll(view, truth).state)).toBe(makeState(toldBy(truth).state));
    },
  );
});
