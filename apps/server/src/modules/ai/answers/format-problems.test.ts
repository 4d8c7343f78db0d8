import type { Problem } from '@kilim/app-kit';
import { expect, it } from 'vitest';
import { formatProblems } from './format-problems.ts';

const files = { 'src/App.tsx': "import { a } from './a';\n\n  const total = price * count;\n" };
const unresolved = (line: number | undefined, path = 'src/App.tsx'): Problem => ({
  kind: 'unresolved-name',
  path,
  ...(line !== undefined && { line }),
  params: { name: 'price' },
});

it('names file, line, rule and the source line of each problem', () => {
  expect(formatProblems([unresolved(3)], files)).toBe(
    '- src/App.tsx:3: a name that is neither declared nor imported: price [unresolved-name]\n  3 | const total = price * count;',
  );
});

it.each([
  ['an empty line', unresolved(2)],
  ['a line that does not exist', unresolved(99)],
  ['a problem without a line', unresolved(undefined)],
  ['a missing file', unresolved(1, 'src/b.ts')],
  ['a path that every object has', unresolved(1, 'constructor')],
])('shows no code of %s', (_name, problem) => {
  expect(formatProblems([problem], files)).not.toContain('|');
});

it('cuts long lines and long lists', () => {
  const long = { 'src/App.tsx': `const a = ${'x'.repeat(5_000)};` };
  expect(formatProblems([unresolved(1)], long).length).toBeLessThan(320);
  expect(
    formatProblems(
      Array.from({ length: 40 }, () => unresolved(3)),
      files,
    ).split('\n- '),
  ).toHaveLength(12);
});
