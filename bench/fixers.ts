// Counts the broken answers that heal without a model, by family: docs/rules/fixers.md
import { healFixture } from '../packages/app-kit/test/broken/heal-fixture.ts';
import { brokenFixtures } from '../packages/app-kit/test/broken/index.ts';
import { printTable } from './lib/table.ts';

const results = ['healed', 'built', 'reported', 'missed'] as const;

const rows = brokenFixtures.map(({ family, fixtures }) => {
  const found = fixtures.map((fixture) => healFixture(fixture).result);
  return { family, counts: results.map((result) => found.filter((each) => each === result).length) };
});

const toRow = (name: string, counts: readonly number[]): string[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const share = ((100 * (counts[0] ?? 0)) / total).toFixed(0);
  return [name, String(total), ...counts.map(String), `${share} %`];
};
const totals = results.map((_, index) => rows.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0));

printTable(
  'Broken answers',
  ['family', 'fixtures', 'healed as meant', 'builds otherwise', 'reported', 'not found', 'healed'],
  [...rows.map(({ family, counts }) => toRow(family, counts)), toRow('all', totals)],
);
