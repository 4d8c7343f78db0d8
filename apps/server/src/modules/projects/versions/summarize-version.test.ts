import type { FileChange } from '@kilim/contract';
import { expect, it } from 'vitest';
import { summarizeVersion } from './summarize-version.ts';

const change = (path: string, kind: FileChange['kind'], added = 1, removed = 0): FileChange => ({
  path,
  kind,
  added,
  removed,
});

it.each<[string, FileChange[], ReturnType<typeof summarizeVersion>]>([
  ['no change', [], null],
  [
    'the file with the most changed lines',
    [change('a.ts', 'updated', 1), change('b.ts', 'updated', 2, 9), change('c.ts', 'updated', 3)],
    { kind: 'updated', path: 'b.ts', from: null, others: 2 },
  ],
  [
    'mixed changes by a file that still exists',
    [change('big.ts', 'deleted', 0, 90), change('a.ts', 'created', 2)],
    { kind: 'mixed', path: 'a.ts', from: null, others: 1 },
  ],
  [
    'a deleted file when nothing else happened',
    [change('a.ts', 'deleted', 0, 4)],
    { kind: 'deleted', path: 'a.ts', from: null, others: 0 },
  ],
  [
    'a renamed file with its former path',
    [{ ...change('b.ts', 'renamed', 0), from: 'a.ts' }],
    { kind: 'renamed', path: 'b.ts', from: 'a.ts', others: 0 },
  ],
])('describes %s', (_name, changes, expected) => {
  expect(summarizeVersion(changes)).toEqual(expected);
});
