import { expect, it } from 'vitest';
import { readProblems } from './read-problems.ts';

const folder = '/tmp/kilim-verify-x/app';
const isOwn = (path: string): boolean => path.startsWith('src/');
const read = (step: 'install' | 'types' | 'web', output: string) => readProblems(step, output, folder, isOwn);

it('reads the problems of the compiler with their places', () => {
  const { problems, problemCount } = read(
    'types',
    "src/A.tsx(3,7): error TS2322: Type 'string' is not assignable to type 'number'.\n  detail\nsrc/B.ts(1,1): error TS1005: ';' expected.\n",
  );
  expect(problemCount).toBe(2);
  expect(problems).toEqual([
    { path: 'src/A.tsx', line: 3, message: "TS2322: Type 'string' is not assignable to type 'number'." },
    { path: 'src/B.ts', line: 1, message: "TS1005: ';' expected." },
  ]);
});

it('reads the problems of the bundler with their places', () => {
  const output = `Unable to resolve "./missing" from "src/App.tsx"\nSyntaxError: ${folder}/src/A.tsx: Unexpected token (4:2)\n`;
  expect(read('web', output).problems).toEqual([
    { path: 'src/App.tsx', line: null, message: 'Unable to resolve ./missing' },
    { path: 'src/A.tsx', line: 4, message: 'Unexpected token (4:2)' },
  ]);
});

it('shows nothing about files or folders of the server', () => {
  const output = [
    "/etc/secret.json(1,1): error TS1: Type '{ key: string }'",
    '../../data/a.ts(1,1): error TS1: x',
    `src/A.ts(1,1): error TS6053: File '/home/kilim/data/secret.ts' not found in ${folder}/src.`,
    'npm error path /root/.npmrc',
  ].join('\n');
  const { problems } = read('types', output);
  expect(problems.map(({ path }) => path)).toEqual(['src/A.ts']);
  expect(problems[0]?.message).not.toMatch(/home|kilim|tmp/);
  expect(read('install', output)).toEqual({ problems: [], problemCount: 0 });
});

it('lists a limited number of problems and counts all, in time linear to the output', () => {
  const { problems, problemCount } = read('types', 'src/A.ts(1,1): error TS1: x\n'.repeat(5_000));
  expect(problems).toHaveLength(20);
  expect(problemCount).toBe(5_000);
  const started = performance.now();
  read('web', `Unable to resolve "${'a'.repeat(199_000)}`);
  read('types', `${'('.repeat(199_000)}`);
  expect(performance.now() - started).toBeLessThan(2_000);
});
