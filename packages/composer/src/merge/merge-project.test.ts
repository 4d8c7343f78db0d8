import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findConflict, mergeProject } from './merge-project.ts';

const lines = (...texts: string[]): string => texts.join('\n');

describe('mergeProject', () => {
  it('writes changed, new and deleted files of an unedited project', () => {
    const previous = { 'a.ts': 'one', 'b.ts': 'two', 'c.ts': 'three' };
    const merged = mergeProject({
      previous,
      current: previous,
      next: { 'a.ts': 'one', 'b.ts': '2', 'd.ts': 'four' },
    });
    expect(merged).toEqual({ changes: { 'b.ts': '2', 'd.ts': 'four', 'c.ts': null }, conflicts: [] });
  });

  it('keeps an edit in another place of the same file', () => {
    const previous = { 'a.ts': lines('1', '2', '3', '4', '5') };
    const current = { 'a.ts': lines('1', 'mine', '3', '4', '5') };
    const next = { 'a.ts': lines('1', '2', '3', '4', 'new') };
    expect(mergeProject({ previous, current, next }).changes).toEqual({
      'a.ts': lines('1', 'mine', '3', '4', 'new'),
    });
  });

  it('leaves a file with an edit in the same place unchanged and names it', () => {
    const merged = mergeProject({
      previous: { 'a.ts': 'one' },
      current: { 'a.ts': 'mine' },
      next: { 'a.ts': 'new' },
    });
    expect(merged).toEqual({ changes: {}, conflicts: ['a.ts'] });
  });

  it('leaves deleted files deleted and edited files that are no longer printed', () => {
    const merged = mergeProject({
      previous: { 'a.ts': 'one', 'b.ts': 'two' },
      current: { 'b.ts': 'mine' },
      next: { 'a.ts': 'new' },
    });
    expect(merged).toEqual({ changes: {}, conflicts: ['a.ts', 'b.ts'] });
  });

  it('gives the next print for an unedited project and the edited one for an unchanged print', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
      .map((each) => each.join('\n'));
    const project = fc.dictionary(fc.constantFrom('a.ts', 'b.ts', 'c.ts'), text, { noNullPrototype: true });
    fc.assert(
      fc.property(project, project, (previous, other) => {
        const { changes, conflicts } = mergeProject({ previous, current: previous, next: other });
        expect(conflicts).toEqual([]);
        const result = { ...previous, ...changes };
        expect(Object.fromEntries(Object.entries(result).filter(([, value]) => value !== null))).toEqual(
          other,
        );
        expect(mergeProject({ previous, current: other, next: previous })).toEqual({
          changes: {},
          conflicts: [],
        });
      }),
    );
  });
});

describe('findConflict', () => {
  it('returns both sides of the first region that both changed', () => {
    expect(findConflict(lines('1', '2', '3'), lines('0', '1', 'mine', '3'), lines('1', 'new', '3'))).toEqual({
      line: 3,
      current: 'mine',
      next: 'new',
    });
  });

  it('returns the whole files without a common origin or after a deletion', () => {
    expect(findConflict(undefined, 'mine', 'new')).toEqual({ line: 1, current: 'mine', next: 'new' });
    expect(findConflict('one', '', 'new')).toMatchObject({ next: 'new' });
  });
});
