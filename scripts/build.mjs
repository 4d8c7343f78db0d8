// Builds what `npm start` runs: the preview engine, the web app, its public pages for the server, the server. Each part
// is skipped while its sources are the ones it was last built from.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './lib/run-npm.mjs';
import { hashOf, readStamp, writeStamp } from './lib/stamp.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name, file) => join(root, 'node_modules', name, file);
const vite = bin('vite', 'bin/vite.js');

const parts = [
  {
    name: 'preview',
    folder: 'packages/preview',
    sources: ['packages/preview', 'packages/app-kit/src', 'packages/contract/src'],
    command: [bin('tsx', 'dist/cli.mjs'), 'build/build.ts'],
  },
  {
    name: 'web',
    folder: 'apps/web',
    sources: [
      'apps/web',
      'packages/preview/src',
      'packages/app-kit/src',
      'packages/contract/src',
      'packages/messages/src',
    ],
    command: [vite, 'build', '--logLevel', 'warn'],
  },
  {
    name: 'public pages',
    folder: 'apps/web/server',
    from: 'apps/web',
    sources: [
      'apps/web',
      'packages/preview/src',
      'packages/app-kit/src',
      'packages/contract/src',
      'packages/messages/src',
    ],
    command: [vite, 'build', '--mode', 'pages', '--logLevel', 'warn'],
  },
  {
    name: 'server',
    folder: 'apps/server',
    sources: [
      'apps/server',
      'packages/preview/src',
      'packages/app-kit/src',
      'packages/contract/src',
      'packages/messages/src',
    ],
    command: [vite, 'build', '--logLevel', 'warn'],
  },
];

/** Builds every part that is out of date, or only the named ones; returns 0 or the first failing part's exit code. */
export async function build(names = parts.map(({ name }) => name)) {
  for (const { name, folder, from = folder, sources, command } of parts) {
    if (!names.includes(name)) continue;
    const stampPath = join(root, folder, 'dist', '.built-from');
    const wanted = hashOf(
      [...sources.map((source) => join(root, source)), join(root, 'package-lock.json')],
      process.versions.modules,
    );
    if (existsSync(join(root, folder, 'dist')) && readStamp(stampPath) === wanted) continue;
    console.log(`Building ${name} …`);
    const code = await run(process.execPath, command, { cwd: join(root, from) });
    if (code !== 0) return code;
    writeStamp(stampPath, wanted);
  }
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  process.exit(await build(names.length > 0 ? names : undefined));
}
