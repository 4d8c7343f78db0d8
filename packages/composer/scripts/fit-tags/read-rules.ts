import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Operation } from '../../src/converse/operation.ts';
import { readByRules } from '../../src/converse/read-by-rules.ts';
import type { ReadRules } from './read-marked.ts';

// Reading by rules takes minutes: its results are kept until the weights are fitted with `--fresh`.
const path = join(import.meta.dirname, '../../../../.cache/read-rules.json');
const known: Record<string, readonly Operation[]> =
  !process.argv.includes('--fresh') && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};

/** What the readers of sentences make of a message, as it was read before. */
export const readRules: ReadRules = (text, spec) => {
  const labels = spec.entities[0]?.fields.map(({ label }) => label).join(',');
  return (known[`${spec.name} | ${labels} | ${text}`] ??= readByRules(text, spec).operations);
};

/** Keeps what was read for the next time. */
export function keepRules(): void {
  mkdirSync(dirname(path), { recursive: true });
  // Two scripts may keep what they read at the same time.
  const written = `${path}.${process.pid}`;
  writeFileSync(written, JSON.stringify(known));
  renameSync(written, path);
}
