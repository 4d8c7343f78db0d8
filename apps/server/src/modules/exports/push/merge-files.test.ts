import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CommittedFile, hasSameFiles, mergeFiles } from './merge-files.ts';

const filesOf = (ids: Readonly<Record<string, string>>): Map<string, CommittedFile> =>
  new Map(Object.entries(ids).map(([path, oid]) => [path, { oid, mode: '100644' }]));
const merge = (
  base: Readonly<Record<string, string>>,
  pushed: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
): Record<string, string> => {
  const merged = mergeFiles({
    base: filesOf(base),
    pushed: new Map(Object.entries(pushed)),
    own: new Map(Object.entries(own)),
  });
  return Object.fromEntries([...merged].map(([path, { oid }]) => [path, oid]));
};

it.each([
  ['adds all to an empty repository', {}, {}, { a: '1' }, { a: '1' }],
  ['keeps files of the repository', { x: '9' }, {}, { a: '1' }, { x: '9', a: '1' }],
  ['replaces a file at the first push', { a: '9' }, {}, { a: '1' }, { a: '1' }],
  ['updates a file', { a: '1' }, { a: '1' }, { a: '2' }, { a: '2' }],
  ['deletes a file', { a: '1', b: '2' }, { a: '1', b: '2' }, { a: '1' }, { a: '1' }],
  ['keeps a file that only the repository changed', { a: '9' }, { a: '1' }, { a: '1' }, { a: '9' }],
  ['keeps a deleted file that the repository changed', { a: '9' }, { a: '1' }, {}, { a: '9' }],
  ['takes the own content when both changed', { a: '9' }, { a: '1' }, { a: '2' }, { a: '2' }],
  ['adds again what the repository deleted', {}, { a: '1' }, { a: '1' }, { a: '1' }],
  ['replaces a folder by a file', { 'a/b': '1' }, {}, { a: '2' }, { a: '2' }],
  ['replaces a file by a folder', { a: '1' }, {}, { 'a/b/c': '2' }, { 'a/b/c': '2' }],
])('%s', (_name, base, pushed, own, expected) => {
  expect(merge(base, pushed, own)).toEqual(expected);
});

it('keeps the mode of an unchanged file', () => {
  const base = new Map([['run.sh', { oid: '1', mode: '100755' }]]);
  const merged = mergeFiles({ base, pushed: new Map(), own: new Map([['run.sh', '1']]) });
  expect(hasSameFiles(merged, base)).toBe(true);
});

it('never loses a file of the repository that the project did not push, and always has the changed own files', () => {
  const ids = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom('1', '2', '3'));
  fc.assert(
    fc.property(ids, ids, ids, (base, pushed, own) => {
      const merged = merge(base, pushed, own);
      for (const [path, oid] of Object.entries(base)) {
        if (own[path] === undefined && pushed[path] !== oid) expect(merged[path]).toBe(oid);
      }
      for (const [path, oid] of Object.entries(own)) {
        expect(merged[path]).toBe(pushed[path] === oid ? (base[path] ?? oid) : oid);
      }
    }),
  );
});
