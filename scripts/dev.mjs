// `npm run dev`: Vite serves the web app with hot reload and proxies to the API server, which restarts on every change.
// The preview's frame is rebuilt when its sources change. All processes run in one terminal and stop together.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (...parts) => join(root, 'node_modules', ...parts);
/** Wait this long after the last change, in milliseconds: editors write several files at once. */
const quietTime = 150;

try {
  process.loadEnvFile(join(root, '.env'));
} catch (error) {
  if (error.code !== 'ENOENT') throw error;
}
const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? port + 1);

const children = new Set();
let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

/** Starts a process of the development environment; when a required process exits, all are stopped. */
function start(args, { cwd = root, env = {}, mustStay = true } = {}) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  children.add(child);
  child.on('exit', (code) => {
    children.delete(child);
    if (mustStay) stop(code ?? 1);
  });
}

function rebuildPreviewOnChange() {
  let timer;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isStopping) start([join(root, 'scripts', 'build.mjs'), 'preview'], { mustStay: false });
    }, quietTime);
  };
  for (const folder of ['packages/preview/src', 'packages/app-kit/src']) {
    watch(join(root, folder), { recursive: true }, schedule).unref();
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
// npm exits before its children; a changed parent means that the terminal was closed.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop(0);
}, 500).unref();

console.log(`Open http://localhost:${port} (the API listens on port ${apiPort}).`);
start([bin('tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
  env: { PORT: String(apiPort), LOOP_GUARD: process.env.LOOP_GUARD ?? 'on' },
});
start([bin('vite', 'bin', 'vite.js'), '--port', String(port), '--strictPort', '--clearScreen', 'false'], {
  cwd: join(root, 'apps', 'web'),
  env: { API_PORT: String(apiPort) },
});
// Vite reloads the pages of the gallery when its apps are written.
start([bin('tsx', 'dist', 'cli.mjs'), 'scripts/gallery/build.ts'], {
  cwd: join(root, 'apps', 'web'),
  mustStay: false,
});
rebuildPreviewOnChange();
