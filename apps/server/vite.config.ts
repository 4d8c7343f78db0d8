import { defineConfig } from 'vite';

/** One file for production; dependencies stay in node_modules, workspace packages are built in. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
  },
  ssr: { noExternal: [/^@kilim\//] },
});
