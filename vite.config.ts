import { fileURLToPath } from 'node:url';
import { type BuildOptions, type Connect, defineConfig, type Plugin } from 'vite';
import { offline } from './src/cli/offline-plugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const page = (name: string) => at(`src/${name}.html`);

/** Cross-origin isolation: without it WASM has one thread. */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The overlay analyses nothing: it goes without isolation, so that a club's logo may come from the club's own site. */
const isolate: Connect.NextHandleFunction = (request, response, next) => {
  const open = /^\/overlay\.html(\?|$)/.test(request.url ?? '');
  if (!open) for (const [name, value] of Object.entries(isolation)) response.setHeader(name, value);
  next();
};
const isolated: Plugin = {
  name: 'isolated',
  configureServer: ({ middlewares }) => void middlewares.use(isolate),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(isolate),
};

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
  worker: { format: 'es', rolldownOptions: bundling },
  plugins: [isolated, offline(at('src/public'))],
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
        markers: page('markers'),
        sw: at('workers/offline.worker.ts'),
      },
      // A service worker speaks for what lies beside it and below: it keeps its name and place.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
});
