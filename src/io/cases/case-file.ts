import * as v from 'valibot';
import { DISCS, type Disc } from '../../carrom/discs.ts';
import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import type { Fall } from '../../carrom/shot.ts';
import { POCKETS } from '../../carrom/surface.ts';
import { readFrame, writeFrame } from '../../vision/detect/frame-line.ts';
import { COVER_ACROSS, type PlacedFrame } from '../../vision/detect/placed-discs.ts';
import { readZip, writeZip, type ZippedFile } from '../zip.ts';

/** What became of the discs in a shot. */
export interface CaseOutcome {
  readonly pocketed: readonly Fall[];
  readonly offSurface: readonly Disc[];
}

/**
 * A shot that the camera got wrong, for whoever mends the reading of shots: what was detected, what was told, and what a
 * person says. Nobody's name is in it, and its pictures show the board and nothing beside it.
 */
export interface ShotCase {
  /** corrected: otherwise than told. missed: not noticed. invented: there was no shot. */
  readonly what: 'corrected' | 'missed' | 'invented';
  /** The program's version. */
  readonly app: string;
  readonly camera: {
    readonly widthPx: number;
    readonly heightPx: number;
    /** 0 black … 1 white. */
    readonly brightness: number;
  };
  /** What the camera told in these frames, in order; and what a person says, in order. */
  readonly told: readonly (CaseOutcome & { readonly verdict: string })[];
  readonly truth: readonly CaseOutcome[];
  /** From the rest before it on. */
  readonly frames: readonly PlacedFrame[];
  /** JPEG pictures of the board from above, blurred beside it. */
  readonly pictures: readonly Uint8Array<ArrayBuffer>[];
}

export const CASE_ENDING = '.carrom-case';

const FORMAT = 'carrom-case';
const VERSION = 1;
/** A minute of a fast camera; more than that is no shot. */
const MOST_FRAMES = 8000;
/** Unpacked. */
export const MOST_CASE = { files: 64, bytes: 64 * 1024 * 1024 } as const;

const shot = v.object({
  pocketed: v.pipe(
    v.array(v.object({ disc: v.picklist(DISCS), pocket: v.picklist([...POCKETS, 'unknown']) })),
    v.maxLength(40),
  ),
  offSurface: v.pipe(v.array(v.picklist(DISCS)), v.maxLength(40)),
});
const shots = <T extends v.GenericSchema>(schema: T) => v.pipe(v.array(schema), v.maxLength(40));
const finite = v.pipe(v.number(), v.finite());

const about = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  what: v.picklist(['corrected', 'missed', 'invented']),
  app: v.pipe(v.string(), v.maxLength(40)),
  camera: v.object({ widthPx: finite, heightPx: finite, brightness: finite }),
  told: shots(v.object({ ...shot.entries, verdict: v.pipe(v.string(), v.maxLength(20)) })),
  truth: shots(shot),
});

/** One frame as it is written: milliseconds, gap, whether the board was found, discs as numbers, what is covered as runs. */
const line = v.tuple([
  finite,
  v.pipe(finite, v.minValue(0)),
  v.picklist([0, 1]),
  v.pipe(v.array(v.pipe(v.array(finite), v.minLength(4), v.maxLength(8))), v.maxLength(200)),
  v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COVER_ACROSS ** 2))),
    v.maxLength(COVER_ACROSS ** 2),
  ),
]);

const readLine = (text: string): PlacedFrame => {
  v.parse(line, JSON.parse(text));
  return readFrame(text);
};

export const writeCase = ({ frames, pictures, ...rest }: ShotCase): Promise<Blob> =>
  writeZip([
    {
      name: 'case.json',
      body: new Blob([JSON.stringify({ format: FORMAT, version: VERSION, ...rest }, undefined, 1)]),
    },
    { name: 'detections.txt', body: new Blob([frames.map(writeFrame).join('\n')]) },
    ...pictures.map((bytes, i) => ({
      name: `frames/${`${i + 1}`.padStart(2, '0')}.jpg`,
      body: new Blob([bytes]),
      stored: true,
    })),
  ]);

export type CaseRefusal = 'too-large' | 'newer-version' | 'not-a-case';

const textOf = async (files: readonly ZippedFile[], name: string): Promise<string> =>
  (await files.find(file => file.name === name)?.body.text()) ?? '';

export const readCase = async (zip: Blob): Promise<Outcome<ShotCase, CaseRefusal>> => {
  const files = await readZip(zip, MOST_CASE);
  if (!files.ok) return bad(files.error === 'too-large' ? files.error : 'not-a-case');
  try {
    const { format: _format, version, ...rest } = v.parse(about, JSON.parse(await textOf(files.value, 'case.json')));
    if (version > VERSION) return bad('newer-version');
    const lines = (await textOf(files.value, 'detections.txt')).split('\n').filter(Boolean);
    if (lines.length > MOST_FRAMES) return bad('too-large');
    const jpegs = files.value.filter(({ name }) => name.endsWith('.jpg'));
    const pictures = await Promise.all(jpegs.map(async ({ body }) => new Uint8Array(await body.arrayBuffer())));
    return good({ ...rest, frames: lines.map(readLine), pictures });
  } catch {
    return bad('not-a-case');
  }
};
