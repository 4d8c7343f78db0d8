import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { previewHeaders } from '../src/policy.ts';

const root = path.join(import.meta.dirname, '..');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

async function bundle(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [path.join(root, entry)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['browser', 'import', 'module', 'default'],
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });
}

export interface StudioServers {
  readonly studioUrl: string;
  close(): void;
}

/** Serves a studio on `localhost` and the built preview on `127.0.0.1`, which are two sites. */
export async function serveStudio(): Promise<StudioServers> {
  const [page, worker] = await Promise.all([bundle('browser/studio-page.ts'), bundle('src/worker/entry.ts')]);
  let previewOrigin = '';
  let studioOrigin = '';
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, headers: Record<string, string>, body: string | Buffer): void => {
      response.writeHead(status, headers);
      response.end(body);
    };
    if (url.pathname.startsWith('/preview/')) {
      const name = url.pathname.slice('/preview/'.length);
      const headers = previewHeaders({ previewOrigin, studioOrigin });
      const kind = name === 'frame.html' ? 'frame' : name === 'manifest.json' ? 'manifest' : 'asset';
      const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
      readFile(path.join(root, 'dist', path.normalize(`/${name}`))).then(
        (body) => send(200, { 'Content-Type': type, ...headers[kind] }, body),
        () => send(404, {}, ''),
      );
      return;
    }
    const script = { 'Content-Type': 'text/javascript; charset=utf-8' };
    const policy =
      "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; worker-src 'self'; " +
      `connect-src 'self'; style-src 'unsafe-inline'; frame-src ${previewOrigin}`;
    if (url.pathname === '/page.js') return send(200, script, page);
    if (url.pathname === '/worker.js')
      return send(200, { ...script, 'Content-Security-Policy': policy }, worker);
    send(
      200,
      { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
      `<!doctype html><meta charset="utf-8"><title>Studio</title><script>window.frameUrl = ${JSON.stringify(`${previewOrigin}/preview/frame.html`)}</script><textarea id="chat"></textarea><div id="editor" contenteditable="true" style="min-height:20px"></div><button id="before">before</button><div id="phone" style="position:relative;width:390px;height:700px;border:1px solid #ccc"></div><script type="module" src="/page.js"></script>`,
    );
  });
  const port = await listen(server);
  previewOrigin = `http://127.0.0.1:${port}`;
  studioOrigin = `http://localhost:${port}`;
  return { studioUrl: `${studioOrigin}/`, close: () => server.close() };
}
