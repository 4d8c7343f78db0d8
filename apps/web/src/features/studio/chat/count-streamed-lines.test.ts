import type { TurnFile } from '@kilim/contract';
import { expect, it } from 'vitest';
import { countStreamedLines } from './count-streamed-lines.ts';

it.each([
  ['a new file while it grows', 'write', 'a\nb\n', false, '', { added: 2, removed: 0 }],
  ['a rewritten file while it grows', 'write', 'a\n', false, 'a\nb\n', { added: 1, removed: 0 }],
  ['a rewritten file once it is complete', 'write', 'a\nc\n', true, 'a\nb\n', { added: 1, removed: 1 }],
  ['an edit', 'edit', 'x\ny', true, 'a\nb\n', { added: 2, removed: 0 }],
  ['a deleted file', 'delete', '', true, 'a\nb\n', { added: 0, removed: 2 }],
] as const)('counts the lines of %s', (_, mode, content, isDone, before, counts) => {
  const file: TurnFile = { path: 'a.ts', mode, content, isDone };
  expect(countStreamedLines(file, before)).toEqual(counts);
});
