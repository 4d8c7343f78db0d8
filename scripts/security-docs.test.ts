import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const table = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8');
const rows = table.split('\n').flatMap((line) => {
  const [, ids, status, evidence] = /^\| ([\d., ]+) \| ([^|]+) \| (.+) \|$/.exec(line) ?? [];
  return ids && status && evidence
    ? [{ ids: ids.split(',').map((id) => id.trim()), status: status.trim(), evidence }]
    : [];
});

/** Level 1 and 2 requirements of each chapter of ASVS 5.0. */
const requirementsOfChapter = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

it('lists every level 2 requirement of each ASVS chapter once', () => {
  const ids = rows.flatMap((row) => row.ids);
  expect(new Set(ids).size).toBe(ids.length);
  const counts = requirementsOfChapter.map(
    (_, index) => ids.filter((id) => id.startsWith(`${index + 1}.`)).length,
  );
  expect(counts).toEqual(requirementsOfChapter);
});

it('states a known status for each requirement', () => {
  for (const { status } of rows) expect(['met', 'partly', 'open', 'n/a']).toContain(status);
});

it('links existing files only', () => {
  const paths = rows.flatMap(({ evidence }) =>
    [...evidence.matchAll(/`((?:server|apps|packages|e2e|scripts|docs)\/[\w./-]+)`/g)].map(([, path = '']) =>
      path.replace(/^server\//, 'apps/server/src/'),
    ),
  );
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
