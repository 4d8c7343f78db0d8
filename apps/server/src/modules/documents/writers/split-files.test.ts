import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitFiles } from './split-files.ts';

const paths = fc.constantFrom('a.ts', 'b.ts', 'c.ts', 'd.ts', '__proto__');
const files = fc.uniqueArray(fc.tuple(paths, fc.constantFrom('1', '2', '3')), { selector: ([path]) => path });
const toCurrent = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([path, content]) => ({ path, content, hash: `hash of ${content}` }));

function apply(entries: readonly (readonly [string, string])[], split: ReturnType<typeof splitFiles>) {
  const after = new Map(entries);
  for (const operation of split.operations) {
    if (operation.kind === 'write') after.set(operation.path, operation.content);
    if (operation.kind === 'delete') after.delete(operation.path);
  }
  return after;
}

describe('splitFiles', () => {
  it('leads to the wanted files when they are based on the current revision', () => {
    fc.assert(
      fc.property(files, files, (current, wanted) => {
        const split = splitFiles(toCurrent(current), new Map(wanted), true);
        expect(split.conflicts).toEqual([]);
        expect([...apply(current, split)].toSorted()).toEqual(wanted.toSorted());
      }),
    );
  });

  it('changes and deletes nothing without a base, and names every file that it would', () => {
    fc.assert(
      fc.property(files, files, (current, wanted) => {
        const split = splitFiles(toCurrent(current), new Map(wanted), false);
        const after = apply(current, split);
        for (const [path, content] of current) expect(after.get(path)).toBe(content);
        const next = new Map(wanted);
        const lost = current.filter(([path, content]) => next.get(path) !== content).map(([path]) => path);
        expect(split.conflicts.map(({ path }) => path)).toEqual(lost);
      }),
    );
  });
});
