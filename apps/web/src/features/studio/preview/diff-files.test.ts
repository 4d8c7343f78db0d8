import { expect, it } from 'vitest';
import { contentsByPath, diffFiles } from './diff-files.ts';

const file = (content: string, savedContent = content) => ({ content, savedContent, baseHash: null });

it('returns the content on screen, saved or not', () => {
  const files = new Map([['a.ts', file('typed', 'saved')]]);
  expect(contentsByPath(files, (content) => content)).toEqual({ 'a.ts': 'typed' });
});

it('finds changed and removed files and ignores saves', () => {
  const before = new Map([
    ['a.ts', file('a', 'old')],
    ['b.ts', file('b')],
    ['c.ts', file('c')],
  ]);
  const after = new Map([
    ['a.ts', file('a')],
    ['b.ts', file('b2')],
    ['d.ts', file('d')],
  ]);
  expect(diffFiles(before, after)).toEqual({
    changed: [
      { path: 'b.ts', content: 'b2' },
      { path: 'd.ts', content: 'd' },
    ],
    removed: ['c.ts'],
  });
});
