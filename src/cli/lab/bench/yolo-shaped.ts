import { type OnnxConstant, type OnnxNode, type OnnxPort, writeOnnx } from '../../../io/eyes/onnx-file.ts';

/**
 * A graph with the shape of YOLOv8n for 80 kinds at 640×640, written from the published counts of its layers, with random
 * weights: about what a stock detector would cost a frame. Only its time means anything. The decoding of its answers is
 * left out, which makes it quicker than the real one.
 */
interface Value {
  readonly name: string;
  readonly channels: number;
  readonly sizePx: number;
}

export interface BuiltGraph {
  readonly bytes: Uint8Array;
  readonly parameters: number;
  /** Multiplications, each with its addition. */
  readonly multiplications: number;
}

class Builder {
  readonly nodes: OnnxNode[] = [];
  readonly constants: OnnxConstant[] = [];
  parameters = 0;
  multiplications = 0;
  private seed = 12345;
  private count = 0;

  private random(): number {
    this.seed = (Math.imul(this.seed, 1664525) + 1013904223) >>> 0;
    return this.seed / 2 ** 32 - 0.5;
  }

  add(op: string, inputs: readonly string[], attributes: OnnxNode['attributes'] = {}, outputs = 1): readonly string[] {
    const names = Array.from({ length: outputs }, (_, i) => `v${this.count}_${i}`);
    this.count += 1;
    this.nodes.push({ op, inputs, outputs: names, attributes });
    return names;
  }

  keep(shape: readonly number[], values: Float32Array | BigInt64Array): string {
    const name = `c${this.constants.length}`;
    this.constants.push({ name, shape, values });
    return name;
  }

  /** A convolution, with the activation that multiplies by its own sigmoid. */
  conv(from: Value, channels: number, kernel = 1, stride = 1, active = true): Value {
    const size = channels * from.channels * kernel * kernel;
    const spread = Math.sqrt(24 / (from.channels * kernel * kernel));
    const weights = this.keep(
      [channels, from.channels, kernel, kernel],
      Float32Array.from({ length: size }, () => this.random() * spread),
    );
    const bias = this.keep([channels], new Float32Array(channels));
    const pad = (kernel - 1) / 2;
    const [out = ''] = this.add('Conv', [from.name, weights, bias], {
      kernel_shape: [kernel, kernel],
      strides: [stride, stride],
      pads: [pad, pad, pad, pad],
    });
    const sizePx = from.sizePx / stride;
    this.parameters += size + channels;
    this.multiplications += size * sizePx * sizePx;
    if (!active) return { name: out, channels, sizePx };
    const [gate = ''] = this.add('Sigmoid', [out]);
    const [name = ''] = this.add('Mul', [out, gate]);
    return { name, channels, sizePx };
  }

  joined(parts: readonly Value[]): Value {
    const [name = ''] = this.add(
      'Concat',
      parts.map(part => part.name),
      { axis: 1 },
    );
    return { name, channels: parts.reduce((sum, part) => sum + part.channels, 0), sizePx: parts[0]?.sizePx ?? 0 };
  }

  /** Splits, sends one half through `depth` pairs of convolutions, and joins all that came up on the way. */
  c2f(from: Value, channels: number, depth: number, shortcut: boolean): Value {
    const half = channels / 2;
    const both = this.conv(from, channels);
    const sizes = this.keep([2], BigInt64Array.of(BigInt(half), BigInt(half)));
    const [a = '', b = ''] = this.add('Split', [both.name, sizes], { axis: 1 }, 2);
    const parts: Value[] = [a, b].map(name => ({ name, channels: half, sizePx: from.sizePx }));
    for (let i = 0; i < depth; i += 1) {
      const before = parts[parts.length - 1] ?? both;
      const after = this.conv(this.conv(before, half, 3), half, 3);
      const [name = ''] = shortcut ? this.add('Add', [before.name, after.name]) : [after.name];
      parts.push({ ...after, name });
    }
    return this.conv(this.joined(parts), channels);
  }

  sppf(from: Value): Value {
    const parts = [this.conv(from, from.channels / 2)];
    for (let i = 0; i < 3; i += 1) {
      const before = parts[i] ?? from;
      const [name = ''] = this.add('MaxPool', [before.name], { kernel_shape: [5, 5], pads: [2, 2, 2, 2] });
      parts.push({ ...before, name });
    }
    return this.conv(this.joined(parts), from.channels);
  }

  doubled(from: Value): Value {
    const scales = this.keep([4], Float32Array.of(1, 1, 2, 2));
    const [name = ''] = this.add('Resize', [from.name, '', scales], {
      mode: 'nearest',
      nearest_mode: 'floor',
      coordinate_transformation_mode: 'asymmetric',
    });
    return { ...from, name, sizePx: from.sizePx * 2 };
  }

  /** One scale's answers: 64 numbers for the box and one for each of 80 kinds. */
  head(from: Value): Value {
    const box = this.conv(this.conv(this.conv(from, 64, 3), 64, 3), 64, 1, 1, false);
    const kinds = this.conv(this.conv(this.conv(from, 80, 3), 80, 3), 80, 1, 1, false);
    const both = this.joined([box, kinds]);
    const shape = this.keep([3], BigInt64Array.of(1n, 144n, -1n));
    const [name = ''] = this.add('Reshape', [both.name, shape]);
    return { ...both, name };
  }
}

export const yoloShaped = (sizePx = 640): BuiltGraph => {
  const b = new Builder();
  const picture: Value = { name: 'images', channels: 3, sizePx };
  const p2 = b.c2f(b.conv(b.conv(picture, 16, 3, 2), 32, 3, 2), 32, 1, true);
  const p3 = b.c2f(b.conv(p2, 64, 3, 2), 64, 2, true);
  const p4 = b.c2f(b.conv(p3, 128, 3, 2), 128, 2, true);
  const p5 = b.sppf(b.c2f(b.conv(p4, 256, 3, 2), 256, 1, true));
  const up4 = b.c2f(b.joined([b.doubled(p5), p4]), 128, 1, false);
  const out3 = b.c2f(b.joined([b.doubled(up4), p3]), 64, 1, false);
  const out4 = b.c2f(b.joined([b.conv(out3, 64, 3, 2), up4]), 128, 1, false);
  const out5 = b.c2f(b.joined([b.conv(out4, 128, 3, 2), p5]), 256, 1, false);
  const heads = [out3, out4, out5].map(each => b.head(each).name);
  const cells = [8, 16, 32].reduce((sum, stride) => sum + (sizePx / stride) ** 2, 0);
  b.nodes.push({ op: 'Concat', inputs: heads, outputs: ['output'], attributes: { axis: 2 } });
  const inputs: readonly OnnxPort[] = [{ name: 'images', shape: [1, 3, sizePx, sizePx] }];
  const outputs: readonly OnnxPort[] = [{ name: 'output', shape: [1, 144, cells] }];
  return {
    bytes: writeOnnx({ nodes: b.nodes, constants: b.constants, inputs, outputs }),
    parameters: b.parameters,
    multiplications: b.multiplications,
  };
};
