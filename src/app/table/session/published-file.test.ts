import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISCS, PIECES } from '../../../carrom/discs.ts';
import { nothingAmiss } from '../../../carrom/shot.ts';
import { SEATS } from '../../../carrom/surface.ts';
import { MOST_BYTES, writeMessage } from '../../../hub/message.ts';
import { tell, toldNothing } from '../../../hub/publish.ts';
import { makeMatchFile, readMatchFile } from '../../../match/match-file.ts';
import { replay } from '../../../match/replay.ts';
import { tellMatch } from '../../../match/told.ts';
import { BOOK_IDS } from '../../../rules/book.ts';
import { PLAIN_CALLS } from '../../../rules/calls.ts';
import { FORMATS, PARTIES, PLAYERS } from '../../../rules/state.ts';
import { shownShot } from './shown-shots.ts';

/** Everything the file's door lets in, and much that it does not. */
const party = fc.constantFrom(...PARTIES);
const cite = fc.option(fc.string({ unit: 'grapheme', maxLength: 160 }), { nil: undefined });
const discs = fc.array(fc.constantFrom(...DISCS), { maxLength: 40 });
const stroke = fc.record({
  pocketed: discs.map(all => all.map(disc => ({ disc, pocket: 'unknown' as const }))),
  offSurface: discs,
  fellBack: fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }),
  facts: fc.constant(nothingAmiss),
});
const coordinate = fc.double({ min: -5_000, max: 5_000, noNaN: true });
const seen = fc.record({
  verdict: fc.constantFrom('sure', 'held'),
  probability: fc.double({ min: 0, max: 1, noNaN: true }),
  others: fc.array(stroke, { maxLength: 8 }),
  seat: fc.constantFrom(...SEATS),
  striker: fc.record({ xMm: coordinate, yMm: coordinate }),
  speedMPerS: fc.double({ min: 0, max: 1e12, noNaN: true }),
  sinceRestMs: fc.nat(),
  tookMs: fc.nat(),
  fellFrom: fc.constant([]),
  paths: fc.array(
    fc.record({
      disc: fc.constantFrom(...DISCS),
      points: fc.array(fc.tuple(coordinate, coordinate, fc.double({ min: 0, max: 1e9, noNaN: true })), {
        minLength: 1,
        maxLength: 200,
        size: 'max',
      }),
      pocketed: fc.boolean(),
    }),
    { maxLength: 20, size: 'max' },
  ),
});
const call = fc.oneof(
  fc.record({ kind: fc.constantFrom(...PLAIN_CALLS), by: party, cite }),
  fc.record({ kind: fc.constant('award-board'), to: party, points: fc.integer({ min: -1e7, max: 1e7 }), cite }),
  fc.record({ kind: fc.constant('break-before-play'), by: party, stroke, cite }),
  fc.record({ kind: fc.constant('toss'), player: fc.nat({ max: 5 }), cite }),
);
const count = fc.record({
  on: fc.record({ white: fc.nat({ max: 9 }), black: fc.nat({ max: 9 }) }),
  queen: fc.constantFrom('on', ...PARTIES),
  at: fc.nat({ max: 5 }),
});
const answer = fc.oneof(
  fc.record({ kind: fc.constant('which-colour'), colour: fc.constantFrom('white', 'black') }),
  fc.record({ kind: fc.constant('waive-dues'), waive: fc.boolean() }),
  fc.record({ kind: fc.constant('demand-points'), points: fc.nat({ max: 1e7 }) }),
  fc.record({ kind: fc.constant('who-breaks'), player: fc.nat({ max: 5 }) }),
);
const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 });
const anyEvent = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('shot-played'), id, stroke, by: fc.constant('umpire') }) },
  fc.record({ kind: fc.constant('shot-played'), id, stroke, by: fc.constant('camera'), seen }),
  fc.record({ kind: fc.constant('umpire-called'), id, call }),
  fc.record({ kind: fc.constant('question-answered'), id, answer }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('board-begun'), id }) },
  fc.record({ kind: fc.constant('board-counted'), id, count }),
  fc.constant({ kind: 'undone' }),
);
const start = fc.constantFrom(...FORMATS).chain(format =>
  fc.constantFrom(...PLAYERS[format]).chain(players =>
    fc.record({
      kind: fc.constant('match-started'),
      book: fc.record({
        id: fc.constantFrom(...BOOK_IDS),
        edition: fc.string({ maxLength: 40 }),
        options: fc.constant({}),
      }),
      format: fc.constant(format),
      names: fc.array(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 80 }),
          fc.constantFrom('鬱'.repeat(80), '"'.repeat(80), '\u0001'.repeat(80)),
        ),
        { minLength: players, maxLength: players },
      ),
      breaks: fc.nat({ max: players - 1 }),
    }),
  ),
);

describe('A match that the file’s door lets in', () => {
  test('is never one that the hub’s door refuses', () => {
    let published = 0;
    fc.assert(
      fc.property(start, fc.array(anyEvent, { maxLength: 40 }), (first, events) => {
        const text = makeMatchFile({ id: 'm1', log: JSON.parse(JSON.stringify([first, ...events])) });
        const read = readMatchFile(text);
        if (!read.ok) return;
        published += 1;
        let publishing = toldNothing;
        read.value.log.forEach((_, i, log) => {
          const view = replay(log.slice(0, i + 1));
          if (!view) return;
          const stands = tell(publishing, { kind: 'stands', match: 'm1', seq: i + 1, told: tellMatch(view) });
          const shot = shownShot(view);
          const shown = shot ? tell(stands.after, { kind: 'shot', ...shot }) : { after: stands.after, send: [] };
          publishing = shown.after;
          for (const message of [...stands.send, ...shown.send]) {
            const written = writeMessage(message);
            expect(written, `${message.leaf} ${JSON.stringify(message.body)}`).toMatchObject({ ok: true });
            if (written.ok) expect(Buffer.byteLength(written.value)).toBeLessThanOrEqual(MOST_BYTES);
          }
        });
      }),
      { numRuns: 150 },
    );
    expect(published).toBeGreaterThan(50);
  });
});
