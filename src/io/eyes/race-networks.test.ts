import { describe, expect, test } from 'vitest';
import type { Network } from './onnx.ts';
import { fallingBack, raceNetworks, raceSettings } from './race-networks.ts';

/** A clock that only moves when a network runs. */
const clock = { atMs: 0 };
const settings = { ...raceSettings, now: () => clock.atMs };

const fake = (by: Network['by'], ms: number, say: (picture: Float32Array) => Float32Array): Network => {
  const input = new Float32Array(16);
  const answer = async (picture: Float32Array) => {
    clock.atMs += ms;
    return say(picture);
  };
  const run = () => answer(input);
  return { by, threads: 1, inputShape: [16], input, run, see: answer, answer, end: async () => undefined };
};
const doubled = (input: Float32Array) => input.map(value => 2 * value);
const lost = () => {
  throw new Error('device lost');
};

describe('the graphics card is used', () => {
  const steady = () => fake('wasm', 10, doubled);

  test.each([
    ['when it is faster and answers the same', fake('webgpu', 3, doubled), 'rival', 'faster'],
    ['not when it is slower', fake('webgpu', 12, doubled), 'steady', 'not-faster'],
    ['not when it is hardly faster', fake('webgpu', 9, doubled), 'steady', 'not-faster'],
    ['not when it answers otherwise', fake('webgpu', 3, input => input.map(v => 2.1 * v)), 'steady', 'other-output'],
    ['not when it answers nonsense', fake('webgpu', 3, input => input.map(() => Number.NaN)), 'steady', 'other-output'],
    ['not when it fails', fake('webgpu', 3, lost), 'steady', 'failed'],
  ] as const)('%s', async (_says, rival, winner, why) => {
    expect(await raceNetworks(steady(), rival, settings)).toMatchObject({ winner, why });
  });

  test('until it is lost: the processor answers the same picture, and all later ones', async () => {
    let works = true;
    let told = 0;
    const rival = fake('webgpu', 3, input => (works ? doubled(input) : lost()));
    const network = fallingBack(steady(), rival, () => {
      told += 1;
    });
    expect(network.by).toBe('webgpu');
    network.input.fill(1);
    expect((await network.run())[0]).toBe(2);
    works = false;
    network.input.fill(3);
    expect((await network.run())[0]).toBe(6);
    expect(network.by).toBe('wasm');
    network.input.fill(4);
    expect((await network.run())[0]).toBe(8);
    expect(told).toBe(1);
  });
});
