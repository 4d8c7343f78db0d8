// `npm run check`: static checks (format, lint, types, boundaries, dead code, file sizes, lock file) and bundle budgets.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
function node(file, args = []) {
  return spawnSync(process.execPath, [join(root, file), ...args], { cwd: root, stdio: 'inherit' }).status;
}

/** npm can drop binaries of other systems from the lock file; it must contain every optional dependency. */
function checkLock() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const missing = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (entry.resolved?.startsWith('http')) missing.push(`${path} has a download address`);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const known = Object.keys(packages).some(
        (other) => other === `node_modules/${name}` || other.endsWith(`/node_modules/${name}`),
      );
      if (!known) missing.push(`${path} needs ${name}, which the lock does not have`);
    }
  }
  for (const line of missing) console.error(line);
  return missing.length === 0 ? 0 : 1;
}

const steps = [
  ['format', () => node('node_modules/@biomejs/biome/bin/biome', ['check', '--linter-enabled=false', '.'])],
  ['lint', () => node('node_modules/oxlint/bin/oxlint', ['--type-aware'])],
  ['types', () => node('node_modules/typescript/bin/tsc', ['-b'])],
  ['boundaries', () => node('scripts/boundaries.mjs')],
  ['dead code', () => node('node_modules/knip/bin/knip.js', ['--no-progress'])],
  ['file sizes', () => node('scripts/file-sizes.mjs')],
  ['lock', checkLock],
  [
    'bundle budgets',
    () =>
      node('scripts/build.mjs') ||
      node('node_modules/tsx/dist/cli.mjs', ['apps/web/scripts/bundle-budget.ts']),
  ],
];

let failed = 0;
for (const [name, step] of steps) {
  const started = Date.now();
  const code = step();
  if (code !== 0) failed += 1;
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
}
console.log(`check: ${steps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
