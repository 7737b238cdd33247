import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

/** What is written by hand for SIMD, each in src/io/eyes/<name>.wat. */
export const WASM_NAMES = ['rectify', 'swap-colours'] as const;
export type WasmName = (typeof WASM_NAMES)[number];

/** The machine code of a .wat file. */
export const assembled = async (name: WasmName): Promise<Uint8Array> => {
  const { parseWat } = await wabt();
  const file = fileURLToPath(new URL(`../../../io/eyes/${name}.wat`, import.meta.url));
  const module = parseWat(`${name}.wat`, readFileSync(file, 'utf8'), { simd: true });
  try {
    return module.toBinary({}).buffer;
  } finally {
    module.destroy();
  }
};

export const wasmSource = (
  name: WasmName,
  bytes: Uint8Array,
): string => `/** ${name}.wat, assembled by \`npm run wasm\`; a test holds the two together. */
export const ${name.toUpperCase().replace('-', '_')}_WASM =
  '${Buffer.from(bytes).toString('base64')}';
`;
