import { describe, expect, test } from 'vitest';
import { writeZip } from '../zip.ts';
import type { ClipNote } from './clip-note.ts';
import { packMatch, unpackMatch } from './match-bundle.ts';

const note: ClipNote = {
  match: 'm',
  id: '1',
  bytes: 6,
  atMs: 1,
  fromMs: 0,
  strikeMs: 3000,
  toMs: 5000,
  interest: 2,
  starred: true,
  held: false,
};

describe('A match with its clips', () => {
  test('comes back with its films as they were, starred and all', async () => {
    const packed = await packMatch({ match: '{"a":1}', clips: [{ note, film: new Blob(['a film']) }] });
    const read = await unpackMatch(packed);
    if (!read.ok) throw new Error(read.error);
    expect(read.value.match).toBe('{"a":1}');
    expect(read.value.clips.map(each => each.note)).toEqual([{ v: 1, ...note }]);
    expect(await read.value.clips[0]?.film.text()).toBe('a film');
  });

  test('comes back without the clips whose notes are damaged; without a match it is none', async () => {
    const clips = [
      { name: 'clips/1.json', body: new Blob(['{}']) },
      { name: 'clips/1.film', body: new Blob(['a film']), stored: true },
    ];
    const read = await unpackMatch(await writeZip([{ name: 'match.carrom.json', body: new Blob(['{}']) }, ...clips]));
    expect(read).toEqual({ ok: true, value: { match: '{}', clips: [] } });
    expect(await unpackMatch(await writeZip(clips))).toEqual({ ok: false, error: 'not-a-match-file' });
    expect(await unpackMatch(new Blob(['no zip']))).toEqual({ ok: false, error: 'not-a-match-file' });
  });
});
