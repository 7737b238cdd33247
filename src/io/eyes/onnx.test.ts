import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startNetwork, startOnGpu } from './onnx.ts';
import { writeOnnx } from './onnx-file.ts';
import { resized } from './onnx-shape.ts';

/** Halves a picture's size by mixing four pixels, and doubles the brightness. */
const halving = (size: number) =>
  writeOnnx({
    nodes: [
      {
        op: 'Conv',
        inputs: ['picture', 'weights'],
        outputs: ['maps'],
        attributes: { kernel_shape: [2, 2], strides: [2, 2] },
      },
    ],
    constants: [{ name: 'weights', shape: [1, 1, 2, 2], values: Float32Array.of(0.5, 0.5, 0.5, 0.5) }],
    inputs: [{ name: 'picture', shape: [1, 1, size, size] }],
    outputs: [{ name: 'maps', shape: [1, 1, size / 2, size / 2] }],
  });

describe('a network', () => {
  test('answers what its input holds, run after run, from the same buffer', async () => {
    const network = await startNetwork(halving(4), 1);
    if (!network.ok) throw new Error(network.error);
    const { input, inputShape, run } = network.value;
    expect(inputShape).toEqual([1, 1, 4, 4]);
    input.fill(0.25);
    expect([...(await run())]).toEqual([0.5, 0.5, 0.5, 0.5]);
    input.fill(1, 8);
    expect([...(await run())]).toEqual([0.5, 0.5, 2, 2]);
    await network.value.end();
  });

  test('runs on a picture of another size after its ends are rewritten', async () => {
    const network = await startNetwork(
      resized(halving(8), size => (size === 8 ? 4 : size === 4 ? 2 : size)),
      1,
    );
    if (!network.ok) throw new Error(network.error);
    expect(network.value.inputShape).toEqual([1, 1, 4, 4]);
    network.value.input.fill(0.5);
    expect([...(await network.value.run())]).toEqual([1, 1, 1, 1]);
  });

  test('that leaves open how many rows it takes answers as many as it is given, each as among rows of nothing', async () => {
    const network = await startNetwork(new Uint8Array(readFileSync('models/finds.onnx')), 1);
    if (!network.ok) throw new Error(network.error);
    const [any, row = 0] = network.value.inputShape;
    expect(any).toBe(0);
    const two = Float32Array.from({ length: 2 * row }, (_, i) => ((i + 1) % row === 0 ? 1 : (i % 997) / 997));
    const amongNothing = new Float32Array(32 * row);
    amongNothing.set(two);
    const [answer, longer] = [await network.value.see(two), await network.value.see(amongNothing)];
    expect([answer.length, longer.length]).toEqual([2 * 7, 32 * 7]);
    for (const [i, value] of answer.entries()) expect(value).toBeCloseTo(longer[i] ?? Number.NaN, 4);
    await network.value.end();
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a file that is no network', new TextEncoder().encode('<!doctype html><p>not found')],
    ['a file that breaks off', halving(4).slice(0, 60)],
    [
      'a network whose sizes are not written down',
      writeOnnx({
        nodes: [{ op: 'Relu', inputs: ['picture'], outputs: ['maps'] }],
        constants: [],
        inputs: [{ name: 'picture', shape: [1, 0] }],
        outputs: [{ name: 'maps', shape: [1, 0] }],
      }),
    ],
  ])('%s is a broken model, and the next one starts all the same', async (_what, bytes) => {
    expect(await startNetwork(bytes, 1)).toEqual({ ok: false, error: 'broken-model' });
    expect((await startNetwork(halving(4), 1)).ok).toBe(true);
  });

  test('there is no graphics card here', async () => {
    expect(await startOnGpu(halving(4))).toBeUndefined();
  });
});
