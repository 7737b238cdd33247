import { describe, expect, test } from 'vitest';
import { startNetwork } from '../../../io/eyes/onnx.ts';
import { yoloShaped } from './yolo-shaped.ts';

describe('the stock detector’s shape', () => {
  test('has the published size: 3.2 million parameters and 8.7 billion operations', () => {
    const { parameters, multiplications } = yoloShaped();
    expect(parameters / 1e6).toBeCloseTo(3.15, 1);
    expect((2 * multiplications) / 1e9).toBeCloseTo(8.7, 0);
  });

  test('runs, here on a small picture, and answers with numbers', async () => {
    const network = await startNetwork(yoloShaped(64).bytes, 1);
    if (!network.ok) throw new Error(network.error);
    network.value.input.fill(0.5);
    const output = await network.value.run();
    expect(output.length).toBe(144 * 84);
    expect(output.every(Number.isFinite)).toBe(true);
  });
});
