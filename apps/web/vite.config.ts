import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { serviceWorker } from './scripts/service-worker-plugin.ts';

// `npm run dev` starts the API on a port of its own (scripts/dev.mjs).
const server = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`;

// The site's CSP has no data: for fonts and scripts, so nothing is inlined.
const assetsInlineLimit = 0;

/** Fonts of the first paint, by the language that needs them; the server removes those of other languages. */
const preloadedFonts = [
  { name: 'inter-latin-wght-normal', language: null },
  { name: 'inter-turkish-wght-normal', language: 'tr' },
] as const;

/** Preloads the fonts, so that the first visit shows the real typeface. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      preloadedFonts.flatMap(({ name, language }) => {
        const file = Object.keys(bundle ?? {}).find((path) => path.startsWith(`assets/${name}-`));
        if (file === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
        const marked = language === null ? attrs : { ...attrs, 'data-language': language };
        return [{ tag: 'link', attrs: marked, injectTo: 'head' as const }];
      }),
  },
};

const forBrowsers: BuildOptions = {
  outDir: 'dist',
  target: 'es2022',
  manifest: true,
  assetsInlineLimit,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      // Without names: the first load lists all chunks, and their names would add 0.8 KB (gzip) to every page.
      // The entry lists all names, which do not compress: seven characters tell them apart.
      chunkFileNames: 'assets/[hash:7].js',
      codeSplitting: {
        // Every file costs a round trip, so small files are bundled together: the first load of every page, the icons,
        // and small components that most screens use.
        groups: [
          { name: 'first', tags: ['$initial'], priority: 2 },
          { name: 'icons', test: /lucide-react/, minShareCount: 4, priority: 1 },
          {
            name: 'pieces',
            test: /src\/ui\/(announcement-badge|badge|card|empty-state|error-state|load-error)\.tsx$/,
            priority: 1,
          },
          {
            name: 'lists',
            test: /src\/(navigation\/(url-params|use-url-state)|ui\/(use-debounced-text|load-more))\.tsx?$/,
            priority: 1,
          },
        ],
      },
    },
  },
};

/** `vite build --mode pages`: the bundle that the server imports to render public pages, without node_modules. */
const forTheServer: BuildOptions = {
  ssr: 'src/render-public-page.tsx',
  outDir: 'server/dist',
  target: 'node20',
  copyPublicDir: false,
  assetsInlineLimit,
};

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), preloadFonts, ...(mode === 'pages' ? [] : [serviceWorker])],
  resolve: { alias: [{ find: /^zod$/, replacement: join(import.meta.dirname, 'src/zod-setup.ts') }] },
  worker: { format: 'es' },
  build: mode === 'pages' ? forTheServer : forBrowsers,
  ...(mode === 'pages'
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
  server: {
    // Where the server listens by default. The preview's frame has the other loopback name.
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/v1', '/api', '/preview'].map((path) => [path, { target: server, ws: true, changeOrigin: false }]),
    ),
  },
}));
