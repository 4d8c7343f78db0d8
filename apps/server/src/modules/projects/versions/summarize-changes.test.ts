import { expect, it } from 'vitest';
import { toFileContent } from '../files/file-content.ts';
import { compareFileSets, type FileSet } from '../files/file-set.ts';
import { summarizeChanges } from './summarize-changes.ts';

function summarize(old: Record<string, string>, fresh: Record<string, string>) {
  const texts = new Map<string, string>();
  const toSet = (files: Record<string, string>): FileSet =>
    new Map(
      Object.entries(files).map(([path, text]) => {
        const content = toFileContent(path, text);
        texts.set(content.hash, text);
        return [path, content];
      }),
    );
  const [before, after] = [toSet(old), toSet(fresh)];
  return summarizeChanges(before, after, compareFileSets(before, after), (hash) => texts.get(hash) ?? '');
}

it('counts lines of created, changed and deleted files', async () => {
  expect(
    await summarize(
      { 'b.ts': '1\n2\n3\n', 'gone.ts': 'x\ny', 'same.ts': 's' },
      { 'a.ts': 'n\n', 'b.ts': '1\nzwei\n3\n4\n', 'same.ts': 's', 'empty.ts': '' },
    ),
  ).toEqual([
    { path: 'a.ts', kind: 'created', added: 1, removed: 0 },
    { path: 'b.ts', kind: 'updated', added: 2, removed: 1 },
    { path: 'empty.ts', kind: 'created', added: 0, removed: 0 },
    { path: 'gone.ts', kind: 'deleted', added: 0, removed: 2 },
  ]);
});

it('is fast when hundreds of large files change', async () => {
  const lines = (word: string): string =>
    Array.from({ length: 3000 }, (_, index) => `${word} ${index}`).join('\n');
  const files = (word: string): Record<string, string> =>
    Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}.ts`, lines(`${word}${index}`)]));
  const changes = await summarize(files('old'), files('new'));
  expect(changes).toHaveLength(200);
  expect(changes.every(({ added, removed }) => added === 3000 && removed === 3000)).toBe(true);
});
