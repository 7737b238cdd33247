import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import { MOST_FILE_BYTES } from '../../match/match-file.ts';
import { readZip, writeZip } from '../zip.ts';
import { type ClipNote, readNote, writeNote } from './clip-note.ts';

/** A shot on video, with what is known of it. */
export interface BundledClip {
  readonly note: ClipNote;
  readonly film: Blob;
}

/** A match with its shots on video, as one file. */
export interface MatchBundle {
  /** The match's own file. */
  readonly match: string;
  readonly clips: readonly BundledClip[];
}

export const BUNDLE_ENDING = '.carrom.zip';

const MATCH = 'match.carrom.json';
/** The match and the clips' notes; films are not unpacked. */
const MOST = { files: 20_000, bytes: 2 * MOST_FILE_BYTES } as const;

export const packMatch = ({ match, clips }: MatchBundle): Promise<Blob> =>
  writeZip([
    { name: MATCH, body: new Blob([match]) },
    ...clips.flatMap(({ note, film }, i) => [
      { name: `clips/${i + 1}.json`, body: new Blob([writeNote(note)]) },
      { name: `clips/${i + 1}.film`, body: film, stored: true },
    ]),
  ]);

/** The match is looked at as any match's file is; clips that are damaged are left out. */
export const unpackMatch = async (file: Blob): Promise<Outcome<MatchBundle, 'too-large' | 'not-a-match-file'>> => {
  const read = await readZip(file, MOST);
  if (!read.ok) return bad(read.error === 'too-large' ? read.error : 'not-a-match-file');
  const bodies = new Map(read.value.map(({ name, body }) => [name, body]));
  const match = await bodies.get(MATCH)?.text();
  if (match === undefined) return bad('not-a-match-file');
  const clips: BundledClip[] = [];
  for (const [name, body] of bodies) {
    const film = bodies.get(name.replace(/\.json$/, '.film'));
    const note = name.startsWith('clips/') && name.endsWith('.json') ? readNote(await body.text()) : undefined;
    if (note && film) clips.push({ note: { ...note, bytes: film.size }, film });
  }
  return good({ match, clips });
};
