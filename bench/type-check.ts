// Measures the check of type problems: processor time of the first check, of the edited file and of everything after an
// edit, and memory, each project in a process of its own.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { printTable } from './lib/table.ts';

interface CheckedOnce {
  readonly files: number;
  readonly first: Measured;
  readonly edit: Measured;
  readonly rest: Measured;
  readonly before: number;
  readonly most: number;
}
interface Measured {
  readonly milliseconds: number;
  readonly problems: number;
}

const program = join(import.meta.dirname, 'lib/check-types-once.ts');
const time = ({ milliseconds }: Measured): string => `${milliseconds.toFixed(0)} ms`;

printTable(
  'Type check, processor time and memory, each project in a new process',
  [
    'project',
    'files',
    'problems',
    'first check',
    'edited file',
    'all after an edit',
    'memory before',
    'most',
  ],
  ['composed', '200'].map((name) => {
    const output = execFileSync(process.execPath, ['--import', 'tsx', program, name], { encoding: 'utf8' });
    const { files, first, edit, rest, before, most }: CheckedOnce = JSON.parse(output);
    const megabytes = (value: number): string => `${value.toFixed(0)} MB`;
    return [
      name,
      files,
      first.problems,
      time(first),
      time(edit),
      time(rest),
      megabytes(before),
      megabytes(most),
    ];
  }),
);
