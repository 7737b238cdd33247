/** Starts what was assembled from a .wat file (see cli/lab/build-wasm). Throws where the browser has no SIMD for it. */
export const startWasm = (kept: string): WebAssembly.Exports => {
  const bytes = Uint8Array.from(atob(kept), letter => letter.charCodeAt(0));
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
};

const PAGE = 65_536;

/** Makes room for so many bytes. */
export const makeRoom = (memory: WebAssembly.Memory, bytes: number): ArrayBuffer => {
  memory.grow(Math.max(0, Math.ceil((bytes - memory.buffer.byteLength) / PAGE)));
  return memory.buffer;
};
