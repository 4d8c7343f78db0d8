import { expect, it } from 'vitest';
import { listFailedTests, listFlakyTests } from './lib/list-failed-tests.mjs';

it('names the unit tests that failed, with the beginning of their messages', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const files = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed' },
        { fullName: 'divides', status: 'failed', failureMessages: [long] },
      ],
    },
    { name: 'b.test.ts', status: 'passed', assertionResults: [{ fullName: 'waits', status: 'pending' }] },
  ];
  const [failed, ...others] = listFailedTests(files);
  expect(failed?.name).toBe('a.test.ts › divides');
  expect(failed?.message).toMatch(/^line 0\n[^]*line 11$/);
  expect(others).toEqual([]);
});

it('names a file that failed outside its tests', () => {
  const skipped = [{ fullName: 'adds', status: 'pending' }];
  const files = [
    { name: 'c.test.ts', status: 'failed', message: 'hook timed out', assertionResults: skipped },
  ];
  expect(listFailedTests(files)).toEqual([{ name: 'c.test.ts', message: 'hook timed out' }]);
});

it('names the unit tests that passed only when repeated', () => {
  const files = [
    {
      name: 'd.test.ts',
      status: 'passed',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        { fullName: 'waits', status: 'passed', failureMessages: ['timed out'] },
        { fullName: 'divides', status: 'failed', failureMessages: ['by zero'] },
      ],
    },
  ];
  expect(listFlakyTests(files)).toEqual([{ name: 'd.test.ts › waits', message: 'timed out' }]);
});
