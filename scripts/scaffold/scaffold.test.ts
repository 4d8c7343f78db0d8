import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { applyEdit } from './change.ts';
import { describeMigration, nextNumber } from './migration.ts';
import { describeModule } from './module.ts';
import { toNames } from './names.ts';
import { describeScreen } from './screen.ts';

const root = join(import.meta.dirname, '../..');
const migrations = readdirSync(join(root, 'apps/server/src/platform/db/migrations'));

it('derives every form of a name and rejects others', () => {
  expect(toNames('gift-cards')).toEqual({
    kebab: 'gift-cards',
    camel: 'giftCards',
    pascal: 'GiftCards',
    words: 'Gift cards',
  });
  for (const name of ['GiftCards', 'gift_cards', '../gift', 'gift-', '1gift', '']) {
    expect(() => toNames(name)).toThrow('lower case');
  }
});

it('numbers a migration after the last one', () => {
  expect(nextNumber(['0001-a.ts', '0015-b.ts', 'index.ts'])).toBe('0016');
  expect(nextNumber([])).toBe('0001');
});

it('edits a list once', () => {
  const edit = { path: 'list.ts', before: '];', line: '  three,' };
  const text = '[\n  one,\n];\n';
  expect(applyEdit(text, edit)).toBe('[\n  one,\n  three,\n];\n');
  expect(() => applyEdit(applyEdit(text, edit), edit)).toThrow('already');
  expect(() => applyEdit('{}', edit)).toThrow('found 0');
});

it.each([
  ['module', describeModule(toNames('gift-cards'))],
  ['screen', describeScreen(toNames('gift-cards'))],
  ['migration', describeMigration(toNames('gift-cards'), migrations)],
] as const)('fits the lists of the repository: %s', (_, { files, edits }) => {
  expect(Object.keys(files).some((path) => path.endsWith('.test.ts') || path.endsWith('.test.tsx'))).toBe(
    true,
  );
  for (const edit of edits) {
    const text = readFileSync(join(root, edit.path), 'utf8');
    expect(applyEdit(text, edit)).toContain(edit.line);
  }
});
