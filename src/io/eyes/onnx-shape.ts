import { block, joined, varint } from './onnx-file.ts';

/** Fields of an ONNX file on the way to the sizes of its inputs and outputs. */
const GRAPH = 7;
const PORTS = [11, 12];
const WAY_TO_SIZE = [2, 1, 2, 1];
/** Sizes in the middle of the graph; the runtime works them out again. */
const INNER_SHAPES = 13;

interface Field {
  readonly number: number;
  readonly wire: number;
  /** The whole field as it stands in the file, and what it holds. */
  readonly raw: Uint8Array;
  readonly body: Uint8Array;
}

const readVarint = (bytes: Uint8Array, at: number): readonly [value: number, next: number] => {
  let value = 0;
  for (let factor = 1; ; factor *= 128, at += 1) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return [value, at + 1];
  }
};

function* fieldsOf(bytes: Uint8Array): Generator<Field> {
  for (let at = 0; at < bytes.length; ) {
    const [key, from] = readVarint(bytes, at);
    const wire = key & 7;
    let [start, end] = [from, from];
    if (wire === 0) end = readVarint(bytes, from)[1];
    else if (wire === 1) end = from + 8;
    else if (wire === 5) end = from + 4;
    else {
      const [length, next] = readVarint(bytes, from);
      [start, end] = [next, next + length];
    }
    yield { number: key >>> 3, wire, raw: bytes.subarray(at, end), body: bytes.subarray(start, end) };
    at = end;
  }
}

const rewritten = (bytes: Uint8Array, change: (field: Field) => Uint8Array): Uint8Array =>
  joined([...fieldsOf(bytes)].map(change));

/** Follows the way down to the sizes and gives each to `change`. */
const withSizes = (bytes: Uint8Array, way: readonly number[], change: (size: number) => number): Uint8Array =>
  rewritten(bytes, field => {
    const [next, ...rest] = way;
    if (next === undefined)
      return field.number === 1 && field.wire === 0
        ? joined([varint(field.number << 3), varint(change(readVarint(field.body, 0)[0]))])
        : field.raw;
    return field.number === next ? block(next, withSizes(field.body, rest, change)) : field.raw;
  });

/**
 * The same network for a picture of another size. A fully convolutional network does not care; only the sizes written
 * at its ends bind it, and a runtime that knows them plans its memory once.
 */
export const resized = (model: Uint8Array, change: (size: number) => number): Uint8Array =>
  rewritten(model, field =>
    field.number !== GRAPH
      ? field.raw
      : block(
          GRAPH,
          rewritten(field.body, inner => {
            if (inner.number === INNER_SHAPES) return new Uint8Array();
            return PORTS.includes(inner.number)
              ? block(inner.number, withSizes(inner.body, WAY_TO_SIZE, change))
              : inner.raw;
          }),
        ),
  );
