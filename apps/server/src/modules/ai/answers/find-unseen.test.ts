import { applyReply, type ReplyFile } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { findUnseen } from './find-unseen.ts';

const current = { 'src/seen.ts': 'seen', 'src/hidden.ts': 'hidden' };
const seen = ['src/seen.ts'];
const moveOf = (moveFrom: string): ReplyFile => ({ moveFrom, edits: [] });
const editOf = (search: string): ReplyFile => ({ edits: [{ search, replace: 'new' }] });
type Case = readonly [string, Readonly<Record<string, ReplyFile>>];

describe('findUnseen', () => {
  it.each<Case>([
    ['a path', { 'src/hidden.ts': 'new' }],
    ['a path with ./ in front', { './src/hidden.ts': 'new' }],
    ['a path with ./ inside', { 'src/./hidden.ts': 'new' }],
    ['another letter case', { 'src/Hidden.ts': 'new' }],
    ['another letter case of the folder', { 'SRC/hidden.ts': 'new' }],
    ['another letter case after its deletion', { 'src/hidden.ts': null, 'src/Hidden.ts': 'new' }],
    ['the target of a move', { 'src/hidden.ts': moveOf('src/seen.ts') }],
    ['the target of a move with ./ in front', { './src/hidden.ts': moveOf('./src/seen.ts') }],
    [
      'the target of a move in another letter case, after its deletion',
      { 'src/hidden.ts': null, 'src/HIDDEN.ts': moveOf('src/seen.ts') },
    ],
    ['its path after it was moved', { 'src/hidden.ts': 'new', 'src/b.ts': moveOf('src/hidden.ts') }],
  ])('finds a file that is replaced by %s', (_, files) => {
    expect(findUnseen(current, { files }, seen)).toEqual([
      { kind: 'unseen-file', path: 'src/hidden.ts', params: { path: 'src/hidden.ts' } },
    ]);
  });

  it.each<Case>([
    ['a file that was shown', { './src/seen.ts': 'new' }],
    ['a new file', { 'src/new.ts': 'new' }],
    ['the same content', { 'src/hidden.ts': 'hidden' }],
    ['an edit', { 'src/hidden.ts': editOf('hidden') }],
    ['a deletion', { 'src/hidden.ts': null }],
    ['a move to a new path', { 'src/b.ts': moveOf('./src/hidden.ts') }],
    ['a move to another letter case', { 'src/Hidden.ts': moveOf('src/hidden.ts') }],
    [
      'a move to the path of a file that was moved before',
      { 'src/b.ts': moveOf('src/hidden.ts'), 'src/hidden.ts': moveOf('src/seen.ts') },
    ],
  ])('allows %s', (_, files) => {
    expect(findUnseen(current, { files }, seen)).toEqual([]);
    expect(applyReply(current, { files }).ok).toBe(true);
  });

  it.each(['src//hidden.ts', '/src/hidden.ts', 'src\\hidden.ts', 'src/../src/hidden.ts'])(
    'leaves the invalid path %s to be rejected',
    (path) => {
      for (const file of ['new', moveOf('src/seen.ts')]) {
        const reply = { files: { [path]: file } };
        expect(findUnseen(current, reply, seen)).toEqual([]);
        expect(applyReply(current, reply)).toMatchObject({ ok: false, error: { kind: 'bad-path' } });
      }
    },
  );

  it('finds nothing when the model was shown every file', () => {
    expect(findUnseen(current, { files: { 'src/hidden.ts': 'new' } }, null)).toEqual([]);
  });
});
