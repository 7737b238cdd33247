import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

const WAT = fileURLToPath(new URL('../../io/rectify.wat', import.meta.url));

/** The machine code of rectify.wat. */
export const assembled = async (): Promise<Uint8Array> => {
  const { parseWat } = await wabt();
  const module = parseWat('rectify.wat', readFileSync(WAT, 'utf8'), { simd: true });
  try {
    return module.toBinary({}).buffer;
  } finally {
    module.destroy();
  }
};

export const wasmSource = (
  bytes: Uint8Array,
): string => `/** rectify.wat, assembled by \`npm run wasm\`; a test holds the two together. */
export const RECTIFY_WASM =
  '${Buffer.from(bytes).toString('base64')}';
`;
