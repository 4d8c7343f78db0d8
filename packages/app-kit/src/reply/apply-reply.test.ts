import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wildText } from '../../test/wild-text.ts';
import { applyReply } from './apply-reply.ts';
import { findTextFault } from './check-text.ts';

const current = { 'src/App.tsx': 'one\ntwo\nthree\n', 'src/old.ts': 'gone\n' };

describe('applyReply', () => {
  it('writes, edits and deletes files and lists the changes', () => {
    const files = {
      './src/new.ts': 'a\nb\n',
      'src/App.tsx': {
        edits: [
          { search: 'two', replace: '2\n$& 2.5' },
          { search: '2.5\nthree', replace: 'three' },
        ],
      },
      'src/old.ts': null,
    };
    expect(applyReply(current, { files })).toEqual({
      ok: true,
      files: { 'src/App.tsx': 'one\n2\n$& three\n', 'src/new.ts': 'a\nb\n' },
      changed: [
        {
          path: 'src/App.tsx',
          kind: 'updated',
          before: 'one\ntwo\nthree\n',
          after: 'one\n2\n$& three\n',
          added: 2,
          removed: 2,
        },
        { path: 'src/new.ts', kind: 'created', after: 'a\nb\n', added: 2, removed: 0 },
        { path: 'src/old.ts', kind: 'deleted', before: 'gone\n', added: 0, removed: 1 },
      ],
    });
  });

  it('does not list unchanged files', () => {
    const files = { 'src/App.tsx': current['src/App.tsx'], 'src/none.ts': null };
    expect(applyReply(current, { files })).toEqual({ ok: true, files: current, changed: [] });
  });

  it.each([
    [{ '../a.ts': '' }, { kind: 'bad-path', path: '../a.ts', reason: 'parent-segment' }],
    [
      { 'src/a.ts': '', './src/a.ts': '' },
      { kind: 'duplicate-path', path: 'src/a.ts' },
    ],
    [{ 'src/app.tsx': '' }, { kind: 'path-clash', path: 'src/app.tsx', other: 'src/App.tsx' }],
    [
      { 'src/x.ts': { edits: [{ search: 'a', replace: '' }] } },
      { kind: 'edit-file-missing', path: 'src/x.ts' },
    ],
    [
      {
        'src/App.tsx': {
          edits: [
            { search: 'one', replace: '' },
            { search: 'four', replace: '' },
          ],
        },
      },
      { kind: 'edit-not-found', path: 'src/App.tsx', edit: 1 },
    ],
    [
      { 'src/App.tsx': { edits: [{ search: 'e', replace: '' }] } },
      { kind: 'edit-ambiguous', path: 'src/App.tsx', edit: 0, count: 3 },
    ],
    [
      { 'big.ts': 'a'.repeat(1_048_577) },
      { kind: 'file-too-large', path: 'big.ts', actual: 1_048_577, limit: 1_048_576 },
    ],
  ])('rejects %j', (files, error) => {
    expect(applyReply(current, { files })).toEqual({ ok: false, error });
  });

  it('moves a file, with edits, and never onto another file', () => {
    const files = { 'b.ts': { moveFrom: './a.ts', edits: [{ search: 'x', replace: 'y' }] } };
    expect(applyReply({ 'a.ts': 'x' }, { files })).toMatchObject({
      ok: true,
      files: { 'b.ts': 'y' },
      changed: [
        { path: 'a.ts', kind: 'deleted' },
        { path: 'b.ts', kind: 'created' },
      ],
    });
    expect(applyReply({ 'a.ts': 'x', 'b.ts': '' }, { files })).toMatchObject({
      error: { kind: 'path-clash' },
    });
    expect(applyReply({}, { files })).toEqual({
      ok: false,
      error: { kind: 'edit-file-missing', path: 'a.ts' },
    });
  });

  it('treats overlapping matches as ambiguous', () => {
    const files = { 'a.ts': { edits: [{ search: 'aa', replace: 'b' }] } };
    expect(applyReply({ 'a.ts': 'aaa' }, { files })).toMatchObject({
      error: { kind: 'edit-ambiguous', count: 2 },
    });
  });

  it('rejects the 401st file', () => {
    const files = Object.fromEntries(Array.from({ length: 399 }, (_, index) => [`f${index}.ts`, '']));
    expect(applyReply(current, { files })).toMatchObject({ error: { kind: 'too-many-files', actual: 401 } });
  });

  it('replaces only the searched text', () => {
    const text = wildText(60);
    fc.assert(
      fc.property(text, text, text, text, (head, search, tail, replace) => {
        fc.pre(search !== '');
        const before = head + search + tail;
        fc.pre(before.indexOf(search) === before.lastIndexOf(search));
        fc.pre(
          findTextFault(
            before.replace(search, () => replace),
            before,
          ) === undefined,
        );
        const result = applyReply(
          { 'a.ts': before },
          { files: { 'a.ts': { edits: [{ search, replace }] } } },
        );
        const at = before.indexOf(search);
        const after = before.slice(0, at) + replace + before.slice(at + search.length);
        expect(result.ok && result.files['a.ts']).toBe(after);
      }),
    );
  });

  it('does not modify its input', () => {
    const frozen = Object.freeze({ ...current });
    applyReply(frozen, { files: { 'src/App.tsx': null, 'a.ts': 'x' } });
    expect(frozen).toEqual(current);
  });
});
