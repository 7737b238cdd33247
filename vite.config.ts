import { fileURLToPath } from 'node:url';
import { type BuildOptions, defineConfig } from 'vite';
import { httpDoor } from './src/cli/http-door-plugin.ts';
import { licences } from './src/cli/licences-plugin.ts';
import { offline } from './src/cli/offline-plugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const page = (name: string) => at(`src/${name}.html`);

/** OpenCV's file asks for Node's modules where it runs in Node: true, and nothing for whoever starts the product to read. */
const aboutNode = /Module "(fs|path|crypto)" has been externalized .*@techstark\/opencv-js/;
const bundling: NonNullable<BuildOptions['rolldownOptions']> = {
  checks: { pluginTimings: false },
  onwarn: (warning, tell) => {
    if (!aboutNode.test(warning.message)) tell(warning);
  },
};

export default defineConfig({
  root: at('src'),
  base: './',
  // Several pages: an unknown address is answered with 404, not with the first of them.
  appType: 'mpa',
  worker: { format: 'es', rolldownOptions: bundling },
  plugins: [httpDoor, licences, offline(at('src/public'))],
  // Pre-bundling would part the runtime from its .wasm.
  optimizeDeps: { exclude: ['onnxruntime-web'] },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    // OBS carries an old Chromium.
    target: ['es2022', 'chrome103'],
    cssTarget: 'chrome103',
    // The studio's renderer is large and comes only when it is asked for.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      ...bundling,
      input: {
        index: page('index'),
        overlay: page('overlay'),
        hall: page('hall'),
        remote: page('remote'),
        camera: page('camera'),
        markers: page('markers'),
        sw: at('workers/offline.worker.ts'),
      },
      // A service worker speaks for what lies beside it and below: it keeps its name and place.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
});
