// `npm run check`: static checks (format, lint, types, boundaries, dead code, file sizes, lock file) and bundle budgets.
// Two steps run at a time, because most of them use one core.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Runs a script; resolves with its exit code and its output. */
function node(file, args = []) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, file), ...args], { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
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
  return { code: missing.length === 0 ? 0 : 1, output: missing.join('\n') };
}

async function checkBudgets() {
  const built = await node('scripts/build.mjs');
  if (built.code !== 0) return built;
  return node('node_modules/tsx/dist/cli.mjs', ['apps/web/scripts/bundle-budget.ts']);
}

// The longest first.
const steps = [
  ['types', () => node('node_modules/typescript/bin/tsc', ['-b'])],
  ['lint', () => node('node_modules/oxlint/bin/oxlint', ['--type-aware'])],
  ['dead code', () => node('node_modules/knip/bin/knip.js', ['--no-progress'])],
  ['bundle budgets', checkBudgets],
  ['boundaries', () => node('scripts/boundaries.mjs')],
  ['format', () => node('node_modules/@biomejs/biome/bin/biome', ['check', '--linter-enabled=false', '.'])],
  ['file sizes', () => node('scripts/file-sizes.mjs')],
  ['lock', checkLock],
];

let failed = 0;
const waiting = steps.values();
async function runSteps() {
  for (const [name, step] of waiting) {
    const started = Date.now();
    const { code, output } = await step();
    if (code !== 0) failed += 1;
    if (output.trim() !== '') console.log(output.trimEnd());
    console.log(
      `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    );
  }
}
await Promise.all([runSteps(), runSteps()]);
console.log(`check: ${steps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
