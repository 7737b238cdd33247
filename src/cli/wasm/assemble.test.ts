import { expect, test } from 'vitest';
import { RECTIFY_WASM } from '../../io/rectify-wasm.ts';
import { assembled } from './assemble.ts';

test('What is kept of rectify.wat is what `npm run wasm` makes of it', async () => {
  expect(RECTIFY_WASM).toBe(Buffer.from(await assembled()).toString('base64'));
});
