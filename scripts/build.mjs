// Builds what `npm start` runs: preview engine, apps of the gallery, web app, public pages for the server, server. A part is
// skipped when its sources have not changed since its last build. Assets are compressed while the next part is built.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressAssets } from './lib/compress-assets.mjs';
import { run } from './lib/run-npm.mjs';
import { hashOf, readStamp, writeStamp } from './lib/stamp.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name, file) => join(root, 'node_modules', name, file);
const vite = bin('vite', 'bin/vite.js');

const packages = [
  'packages/preview/src',
  'packages/app-kit/src',
  'packages/composer/src',
  'packages/contract/src',
  'packages/messages/src',
];

const parts = [
  {
    name: 'preview',
    folder: 'packages/preview',
    isServed: true,
    sources: ['packages/preview', 'packages/app-kit/src', 'packages/contract/src'],
    command: [bin('tsx', 'dist/cli.mjs'), 'build/build.ts'],
  },
  {
    name: 'gallery',
    folder: 'apps/web/gallery',
    from: 'apps/web',
    sources: ['apps/web/scripts', ...packages],
    command: [bin('tsx', 'dist/cli.mjs'), 'scripts/gallery/build.ts'],
  },
  {
    name: 'web',
    folder: 'apps/web',
    isServed: true,
    sources: ['apps/web', 'packages/design-model/src', ...packages],
    command: [vite, 'build', '--logLevel', 'warn'],
  },
  {
    name: 'public pages',
    folder: 'apps/web/server',
    from: 'apps/web',
    sources: ['apps/web', 'packages/design-model/src', ...packages],
    command: [vite, 'build', '--mode', 'pages', '--logLevel', 'warn'],
  },
  {
    name: 'server',
    folder: 'apps/server',
    sources: ['apps/server', 'packages/design-model/src', ...packages],
    command: [vite, 'build', '--logLevel', 'warn'],
  },
];

const compressor = join(root, 'scripts/lib/compress-assets.mjs');

/** Builds every part that is out of date. Resolves with 0 or the exit code of the first part that fails. */
export async function build() {
  const compressing = [];
  for (const { name, folder, from = folder, isServed = false, sources, command } of parts) {
    const dist = join(root, folder, 'dist');
    const stampPath = join(dist, '.built-from');
    const inputs = [...sources.map((source) => join(root, source)), join(root, 'package-lock.json')];
    const wanted = hashOf(isServed ? [...inputs, compressor] : inputs, process.versions.modules);
    if (existsSync(dist) && readStamp(stampPath) === wanted) continue;
    console.log(`Building ${name} …`);
    const code = await run(process.execPath, command, { cwd: join(root, from) });
    if (code !== 0) return code;
    if (!isServed) {
      writeStamp(stampPath, wanted);
      continue;
    }
    const compressed = compressAssets(dist, join(root, '.cache', 'compressed', name));
    compressing.push(compressed.then(() => writeStamp(stampPath, wanted)));
  }
  await Promise.all(compressing);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  process.exit(await build(names.length > 0 ? names : undefined));
}
