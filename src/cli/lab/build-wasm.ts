import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assembled, WASM_NAMES, wasmSource } from './wasm/assemble.ts';

/** `npm run wasm`: assembles the .wat files of src/io, and keeps them as text that bundlers, workers and Node all take. */
for (const name of WASM_NAMES) {
  const file = fileURLToPath(new URL(`../../io/eyes/${name}-wasm.ts`, import.meta.url));
  const text = wasmSource(name, await assembled(name));
  writeFileSync(file, text);
  console.log(`${file}: ${text.length} letters`);
}
