import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: [{ find: /^zod$/, replacement: join(import.meta.dirname, 'src/zod-setup.ts') }] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    // The site's CSP has no data: for fonts and scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/v1': { target: server, ws: true },
      '/api': { target: server },
      '/preview': { target: server, ws: true },
    },
  },
});
