import { defineConfig } from 'vite';

/**
 * One file for the server and one for its worker threads. Dependencies stay in node_modules, workspace
 * packages are built in.
 */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'worker-program': 'src/workers/worker-program.ts' },
    },
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
  },
  ssr: { noExternal: [/^@kilim\//] },
});
