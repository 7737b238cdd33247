import { expect, test } from 'vitest';
import { RECTIFY_WASM } from '../../../io/eyes/rectify-wasm.ts';
import { SWAP_COLOURS_WASM } from '../../../io/eyes/swap-colours-wasm.ts';
import { assembled } from './assemble.ts';

test.each([
  ['rectify', RECTIFY_WASM],
  ['swap-colours', SWAP_COLOURS_WASM],
] as const)('What is kept of %s.wat is what `npm run wasm` makes of it', async (name, kept) => {
  expect(kept).toBe(Buffer.from(await assembled(name)).toString('base64'));
});
