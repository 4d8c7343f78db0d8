import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`;

// The site's CSP has no data: for fonts and scripts, so nothing is inlined.
const assetsInlineLimit = 0;

const forBrowsers = {
  outDir: 'dist',
  target: 'es2022',
  manifest: true,
  assetsInlineLimit,
  modulePreload: { polyfill: false },
};

/** `vite build --mode pages`: what the server imports to render public pages; stands by itself, without node_modules. */
const forTheServer = {
  ssr: 'src/render-public-page.tsx',
  outDir: 'server/dist',
  target: 'node20',
  copyPublicDir: false,
  assetsInlineLimit,
};

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss()],
  resolve: { alias: [{ find: /^zod$/, replacement: join(import.meta.dirname, 'src/zod-setup.ts') }] },
  worker: { format: 'es' },
  build: mode === 'pages' ? forTheServer : forBrowsers,
  ...(mode === 'pages'
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
  server: {
    proxy: {
      '/v1': { target: server, ws: true },
      '/preview': { target: server, ws: true },
    },
  },
}));
