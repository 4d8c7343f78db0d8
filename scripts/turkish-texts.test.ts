import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { receiptStatuses, ticketCategories } from '../packages/contract/src/index.ts';

// Texts for users are in packages/messages (docs/rules/texts.md#catalogues), so a Turkish letter in an app's source is a
// hard-coded text.
const root = join(import.meta.dirname, '..');

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => join(folder, name));
}

/** Removes comments, which may contain Turkish words. */
const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

/** Files with data that code compares, or with first values that an administrator can change. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['apps/server/src/modules/announcements/first-announcement.ts', 'seeds an editable row'],
  ['apps/server/src/modules/plans/first-plans.ts', 'seeds editable rows'],
  ['apps/server/src/modules/settings/defaults.ts', 'seeds editable settings'],
  ['apps/server/src/modules/location/countries.ts', 'names of countries as the wire has them'],
  ['apps/server/src/modules/ai/prompt/kind-of-prompt.ts', 'recognises what a prompt asks for'],
  ['apps/server/src/modules/ai/turns/expect-tokens.ts', 'recognises what a prompt asks for'],
  ['packages/contract/src/personal-password.ts', 'folds letters'],
  ['apps/server/src/modules/ai/prompt/score-files.ts', 'folds letters'],
  ['apps/server/src/modules/receipts/compose-receipt-mail.ts', 'folds letters'],
  [
    'apps/server/src/modules/exports/verification/write-report.ts',
    'a document that leaves the product, in both languages',
  ],
  ['apps/web/src/features/settings/personal-data/deletion-confirmation.ts', 'folds letters'],
]);

/** Removes values of the contract that are stored in Turkish (docs/rules/texts.md#stored-texts). */
const withoutStoredValues = (source: string): string =>
  [...receiptStatuses, ...ticketCategories].reduce(
    (text, value) => text.replaceAll(`'${value}'`, "''"),
    source,
  );

const turkishLetters = /[çğıöşüÇĞİÖŞÜ]/;

const findTurkish = (source: string): string[] =>
  withoutStoredValues(withoutComments(source))
    .split('\n')
    .filter((line) => turkishLetters.test(line))
    .map((line) => line.trim().slice(0, 100));

it('ignores comments and stored values', () => {
  const source = "const a = 'Ödendi'; // ödendi\nconst b = 'Ödendi mi';\n/* ş */ const c = `Ücret: ${d}`;";
  expect(findTurkish(source)).toEqual(["const b = 'Ödendi mi';", 'const c = `Ücret: ${d}`;']);
});

it('finds no hard-coded Turkish text in the apps', () => {
  const sources = ['server', 'web'].flatMap((app) => listSources(join(root, 'apps', app, 'src')));
  expect(sources.length).toBeGreaterThan(200);
  const checked = sources.filter((path) => !exceptions.has(relative(root, path).replaceAll('\\', '/')));
  const found = checked.flatMap((path) =>
    findTurkish(readFileSync(path, 'utf8')).map((line) => `${relative(root, path)}: ${line}`),
  );
  expect(found).toEqual([]);
});
