import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tr } from '../packages/messages/src/tr/index.ts';

const root = join(import.meta.dirname, '..');
const folders = ['apps/server/src', 'apps/web/src', 'packages/preview/src', 'packages/contract/src'];

function listKeys(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [(prefix + key).replace(/_(one|other)$/, '')]
      : listKeys(value as object, `${prefix}${key}.`),
  );
}

/** Keys that no source names, neither whole nor by the start of a template such as `errors.${type}`. */
function findUnused(keys: readonly string[], source: string): string[] {
  const starts = [...source.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{/gi)].map((match) => match[1] ?? '');
  return keys.filter(
    (key) => !source.includes(`'${key}'`) && !starts.some((start) => start !== '' && key.startsWith(start)),
  );
}

it('has no text that nothing shows', () => {
  const source = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
        .map((name) => readFileSync(join(root, folder, name), 'utf8')),
    )
    .join('\n');
  expect(findUnused([...listKeys(tr), 'planted.text'], source)).toEqual(['planted.text']);
});
