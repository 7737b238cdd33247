import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assembled, wasmSource } from './wasm/assemble.ts';

/** `npm run wasm`: assembles src/io/rectify.wat, and keeps it as text that bundlers, workers and Node all take. */
const file = fileURLToPath(new URL('../io/rectify-wasm.ts', import.meta.url));
const text = wasmSource(await assembled());
writeFileSync(file, text);
console.log(`${file}: ${text.length} letters`);
