import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const modules = 'apps/server/src/modules/';

/** The rows of the tables with the files and names of their tests. */
const rows = readFileSync(join(root, 'docs/rules/client-sdk-tests.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, part = '', file = '', names = ''] = /^\| (.+?) \| `(.+?)` \| (.*?) ?\|$/.exec(line) ?? [];
    return part === '' ? [] : [{ part, file, names: names.split(', ').filter(Boolean) }];
  });
const pathOf = (file: string): string => (/^(apps|e2e)\//.test(file) ? file : modules + file);

it.each(rows)('the tests of “$part” exist', ({ file, names }) => {
  const path = join(root, pathOf(file));
  expect(existsSync(path), file).toBe(true);
  // Names may be broken by a comma, which separates them here as well.
  const text = readFileSync(path, 'utf8');
  for (const name of names) expect(text, name).toContain(name);
});

it('has a row for each part', () => {
  expect(rows.length).toBeGreaterThan(50);
});
