/**
 * Writes small ONNX files: the format is protocol buffers, and a network needs few of its fields. For graphs whose shape
 * matters and whose weights do not (speed baselines, tests).
 */
export type OnnxValue = number | string | readonly number[];

export interface OnnxNode {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Numbers are whole ones. */
  readonly attributes?: Readonly<Record<string, OnnxValue>>;
}

export interface OnnxConstant {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array | BigInt64Array;
}

export interface OnnxPort {
  readonly name: string;
  readonly shape: readonly number[];
}

export interface OnnxGraph {
  readonly nodes: readonly OnnxNode[];
  readonly constants: readonly OnnxConstant[];
  readonly inputs: readonly OnnxPort[];
  readonly outputs: readonly OnnxPort[];
}

const [IR_VERSION, OPSET] = [8, 13];
const [FLOAT, INT64] = [1, 7];

export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

export const varint = (value: number): Uint8Array => {
  const bytes: number[] = [];
  for (let rest = BigInt.asUintN(64, BigInt(value)); ; rest >>= 7n) {
    if (rest < 128n) {
      bytes.push(Number(rest));
      return Uint8Array.from(bytes);
    }
    bytes.push(Number(rest & 127n) | 128);
  }
};

export const whole = (field: number, value: number): Uint8Array => joined([varint(field << 3), varint(value)]);
export const block = (field: number, bytes: Uint8Array): Uint8Array =>
  joined([varint((field << 3) | 2), varint(bytes.length), bytes]);
const text = (field: number, value: string): Uint8Array => block(field, new TextEncoder().encode(value));
const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | BigInt64Array) =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);

const attribute = (name: string, value: OnnxValue): Uint8Array => {
  if (typeof value === 'string') return joined([text(1, name), text(4, value), whole(20, 3)]);
  if (typeof value === 'number') return joined([text(1, name), whole(3, value), whole(20, 2)]);
  return joined([text(1, name), ...value.map(each => whole(8, each)), whole(20, 7)]);
};

const node = ({ op, inputs, outputs, attributes = {} }: OnnxNode): Uint8Array =>
  joined([
    ...inputs.map(name => text(1, name)),
    ...outputs.map(name => text(2, name)),
    text(4, op),
    ...Object.entries(attributes).map(([name, value]) => block(5, attribute(name, value))),
  ]);

const constant = ({ name, shape, values }: OnnxConstant): Uint8Array =>
  joined([
    ...shape.map(size => whole(1, size)),
    whole(2, values instanceof Float32Array ? FLOAT : INT64),
    text(8, name),
    block(9, bytesOf(values)),
  ]);

const port = ({ name, shape }: OnnxPort): Uint8Array => {
  const dimensions = joined(shape.map(size => block(1, whole(1, size))));
  return joined([text(1, name), block(2, block(1, joined([whole(1, FLOAT), block(2, dimensions)])))]);
};

export const writeOnnx = (graph: OnnxGraph): Uint8Array =>
  joined([
    whole(1, IR_VERSION),
    block(
      7,
      joined([
        ...graph.nodes.map(each => block(1, node(each))),
        text(2, 'graph'),
        ...graph.constants.map(each => block(5, constant(each))),
        ...graph.inputs.map(each => block(11, port(each))),
        ...graph.outputs.map(each => block(12, port(each))),
      ]),
    ),
    block(8, joined([text(1, ''), whole(2, OPSET)])),
  ]);
