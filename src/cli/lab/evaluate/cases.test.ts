import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CaseOutcome, readCase, type ShotCase, writeCase } from '../../../io/cases/case-file.ts';
import { writeZip } from '../../../io/zip.ts';
import { readFrame } from '../../../vision/detect/frame-line.ts';
import { evaluateCases } from './cases.ts';

const track = fileURLToPath(new URL('../../../../test-fixtures/tracks/break.txt', import.meta.url));
const frames = readFileSync(track, 'utf8').trimEnd().split('\n').map(readFrame);
const caseOf = (truth: readonly CaseOutcome[]): ShotCase => ({
  what: 'corrected',
  app: '0',
  camera: { widthPx: 1280, heightPx: 720, brightness: 0.4 },
  told: [{ pocketed: [], offSurface: [], verdict: 'sure' }],
  truth,
  frames,
  pictures: [new Uint8Array([0xff, 0xd8])],
});
const bytesOf = async (file: ShotCase) => new Uint8Array(await (await writeCase(file)).arrayBuffer());

describe('Case files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'carrom-cases-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('hold what was detected, told and said, and are read back as they were written', async () => {
    const file = caseOf([{ pocketed: [{ disc: 'white', pocket: 'NE' }], offSurface: [] }]);
    expect(await readCase(await writeCase(file))).toEqual({ ok: true, value: file });
  });

  test('that are damaged, of another kind or of a newer version are refused', async () => {
    const zipped = (text: string) => writeZip([{ name: 'case.json', body: new Blob([text]) }]);
    const refusal = async (zip: Blob) => {
      const read = await readCase(zip);
      return read.ok ? 'read' : read.error;
    };
    expect(await refusal(new Blob(['no zip']))).toBe('not-a-case');
    expect(await refusal(await zipped('{}'))).toBe('not-a-case');
    const { frames: _frames, pictures: _pictures, ...about } = caseOf([]);
    expect(await refusal(await zipped(JSON.stringify({ format: 'carrom-case', version: 2, ...about })))).toBe(
      'newer-version',
    );
  });

  test('are read again: right where it is as the person says, else not', async () => {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const file = caseOf([]);
    writeFileSync(join(folder, 'told-nothing.carrom-case'), await bytesOf(file));
    await evaluateCases({ folder, say });
    // What the reader makes of it is the truth of the second case.
    const row = lines.find(line => line.includes('told-nothing'));
    const now = row?.split('|')[5]?.trim() ?? '';
    const kinds = { w: 'white', b: 'black', q: 'queen', S: 'striker' } as const;
    const pocketed = [...now].flatMap(letter =>
      letter in kinds ? [{ disc: kinds[letter as keyof typeof kinds], pocket: 'unknown' as const }] : [],
    );
    writeFileSync(join(folder, 'as-it-is.carrom-case'), await bytesOf(caseOf([{ pocketed, offSurface: [] }])));
    writeFileSync(join(folder, 'junk.carrom-case'), 'no zip');
    lines.length = 0;
    const missed = await evaluateCases({ folder, say });
    expect(lines.find(line => line.includes('as-it-is'))).toContain('| right |');
    expect(lines.find(line => line.includes('told-nothing'))).toContain('| wrong |');
    expect(lines).toContain('junk.carrom-case is no case file, or is damaged.');
    expect(lines.at(-1)).toBe('2 cases: 1 right, 0 asked, 1 wrong');
    expect(missed).toHaveLength(1);
  });

  test('are asked for by name where there are none', async () => {
    await expect(evaluateCases({ folder, say: () => {} })).rejects.toThrow('no files *.carrom-case');
  });
});
