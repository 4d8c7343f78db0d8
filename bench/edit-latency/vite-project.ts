import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';

const require = createRequire(import.meta.url);

const entry = `import { createRoot } from 'react-dom/client';
import App from './src/App.tsx';

createRoot(document.getElementById('root')).render(<App />);
`;
const page = `<!doctype html><meta charset="utf-8"><style>html,body,#root{height:100%;margin:0;display:flex;flex:1}</style><div id="root"></div><script type="module" src="/entry.tsx"></script>`;

export interface ViteProject {
  readonly url: string;
  write(path: string, content: string): void;
  close(): Promise<void>;
}

/** Serves the project with Vite's dev server, React Fast Refresh and react-native-web. */
export async function serveWithVite(files: Readonly<Record<string, string>>): Promise<ViteProject> {
  // Inside the repository, so that imports resolve to the same packages as in the preview.
  const folder = join(import.meta.dirname, '..', '.cache', 'vite-project');
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, content] of Object.entries(files)) write(path, content);
  write('entry.tsx', entry);
  write('index.html', page);
  const server: ViteDevServer = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      alias: { 'react-native': dirname(require.resolve('react-native-web/package.json')) },
      extensions: ['.web.tsx', '.web.ts', '.web.jsx', '.web.js', '.tsx', '.ts', '.jsx', '.js', '.json'],
      dedupe: ['react', 'react-dom'],
    },
    optimizeDeps: { rolldownOptions: { resolve: { extensions: ['.web.js', '.js', '.json'] } } },
    server: { host: 'localhost', port: 0, strictPort: false, hmr: { overlay: false } },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? '', write, close: () => server.close() };
}
