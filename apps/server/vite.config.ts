import { defineConfig } from 'vite';

/**
 * One file for the server and one for the thread that draws receipts. Dependencies stay in node_modules, workspace
 * packages are built in.
 */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'pdf-program': 'src/modules/receipts/document/pdf-program.ts' },
    },
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
  },
  ssr: { noExternal: [/^@kilim\//] },
});
