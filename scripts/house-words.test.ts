import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { receiptStatuses, ticketCategories } from '../packages/contract/src/index.ts';

// style.md 2.9: visible words live in packages/messages, so a Turkish letter in an app's source is a text that
// escaped the catalogue.
const root = join(import.meta.dirname, '..');

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => join(folder, name));
}

/** Comments may name things; the words that run may not be Turkish. */
const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

/** Words that a machine reads, or that an administrator may rewrite after the first boot. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['apps/server/src/modules/announcements/first-announcement.ts', 'seeds an editable row'],
  ['apps/server/src/modules/plans/first-plans.ts', 'seeds editable rows'],
  ['apps/server/src/modules/settings/defaults.ts', 'seeds editable settings'],
  ['apps/server/src/modules/location/countries.ts', 'names of countries as the wire has them'],
  ['apps/server/src/modules/ai/prompt/kind-of-prompt.ts', 'recognises what a prompt asks for'],
  ['apps/server/src/modules/accounts/passwords/fold-text.ts', 'folds letters'],
  ['apps/server/src/modules/ai/prompt/score-files.ts', 'folds letters'],
  ['apps/server/src/modules/receipts/compose-receipt-mail.ts', 'folds letters'],
  ['apps/web/src/features/settings/personal-data/deletion-confirmation.ts', 'folds letters'],
]);

/** Values that are stored as they are shown (customer.md §3 and §9): the contract names and types them. */
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

it('tells a Turkish text from a comment and from a stored value', () => {
  const source = "const a = 'Ödendi'; // ödendi\nconst b = 'Ödendi mi';\n/* ş */ const c = `Ücret: ${d}`;";
  expect(findTurkish(source)).toEqual(["const b = 'Ödendi mi';", 'const c = `Ücret: ${d}`;']);
});

it('keeps Turkish words out of the apps', () => {
  const sources = ['server', 'web'].flatMap((app) => listSources(join(root, 'apps', app, 'src')));
  expect(sources.length).toBeGreaterThan(200);
  const judged = sources.filter((path) => !exceptions.has(relative(root, path).replaceAll('\\', '/')));
  const found = judged.flatMap((path) =>
    findTurkish(readFileSync(path, 'utf8')).map((line) => `${relative(root, path)}: ${line}`),
  );
  expect(found).toEqual([]);
});
