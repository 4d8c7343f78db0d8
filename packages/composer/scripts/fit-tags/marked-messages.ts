import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMarked } from './read-marked.ts';
import { keepRules, readRules } from './read-rules.ts';
import type { TaggedText } from './tagged-text.ts';

const folder = join(import.meta.dirname, '../../training/follow-ups');

/** The marked messages of `training/follow-ups`, each with its row. */
export function readMessages(): readonly { readonly row: string; readonly text: TaggedText }[] {
  const rows = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((row) => row.trim() !== '');
  const messages = rows.flatMap((row) => {
    const text = readMarked(row, readRules);
    if (typeof text !== 'string') return [{ row, text }];
    console.info(`${text}: ${row}`);
    return [];
  });
  keepRules();
  return messages;
}
