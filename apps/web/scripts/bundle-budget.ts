// Weighs the built web app: `npx tsx apps/web/scripts/bundle-budget.ts` after a build. Ends with 1 when a part is too heavy.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}

/** Gzip kilobytes (libraries.md §4): what everybody loads first, and what one screen adds to it. */
const budgets = { shell: 190, screen: 60, studio: 110 } as const;

const dist = join(import.meta.dirname, '..', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Readonly<
  Record<string, Chunk>
>;

function collectFiles(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) collectFiles(imported, found);
  return found;
}

function weigh(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) {
    if (file.endsWith('.js')) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  }
  return bytes / 1_000;
}

function findChunk(ending: string): string {
  const name = Object.keys(manifest).find((key) => key.endsWith(ending));
  if (name === undefined) throw new Error(`The build has no ${ending}`);
  return name;
}

// The Turkish catalogue is the heavier of the two; a page loads one.
const shell = collectFiles(findChunk('index.html'));
collectFiles(findChunk('messages/src/tr/index.ts'), shell);

const rows = [{ part: 'shell and one language', weight: weigh(shell), budget: budgets.shell as number }];
for (const [name, chunk] of Object.entries(manifest)) {
  if (!chunk.isDynamicEntry || !name.endsWith('-route.tsx')) continue;
  const own = [...collectFiles(name)].filter((file) => !shell.has(file));
  const budget = name.includes('/studio/') ? budgets.studio : budgets.screen;
  rows.push({ part: name.replace('src/', ''), weight: weigh(own), budget });
}

let isTooHeavy = false;
for (const { part, weight, budget } of rows) {
  const verdict = weight > budget ? 'TOO HEAVY' : 'ok';
  isTooHeavy ||= weight > budget;
  console.log(`${part.padEnd(48)} ${weight.toFixed(1).padStart(7)} KB of ${budget} KB  ${verdict}`);
}
process.exit(isTooHeavy ? 1 : 0);
