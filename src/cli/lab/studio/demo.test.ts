import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BufferSource, EncodedPacketSink, Input, WEBM } from 'mediabunny';
import { describe, expect, test } from 'vitest';

const recording = fileURLToPath(new URL('../../../public/demo/demo.webm', import.meta.url));
const truth = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../test-fixtures/demo/truth.json', import.meta.url)), 'utf8'),
);

describe('The demo recording', () => {
  test('is small and has exactly the frames of its truth', async () => {
    expect(statSync(recording).size).toBeLessThan(12_500_000);
    const input = new Input({ formats: [WEBM], source: new BufferSource(readFileSync(recording)) });
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error('no pictures in the demo');
    let packets = 0;
    for await (const _packet of new EncodedPacketSink(track).packets()) packets += 1;
    expect(packets).toBe(truth.frames.length);
    const seconds = packets / truth.fps;
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThan(90);
  });

  test('shows a whole board: the queen, pieces of both colours, and the last piece of the winner', () => {
    const fallen = truth.shots.flatMap((shot: { pocketed: { kind: string }[] }) =>
      shot.pocketed.map(({ kind }) => kind),
    );
    expect(fallen).toContain('queen');
    expect(truth.shots[0].before).toEqual({ white: 9, black: 9, queen: 1 });
    const { after, pocketed } = truth.shots.at(-1);
    expect(after[pocketed.at(-1).kind]).toBe(0);
    expect(truth.shots.some(({ side }: { side: string }) => side !== truth.shots[0].side)).toBe(true);
  });
});
