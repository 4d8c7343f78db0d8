import { expect, it } from 'vitest';
import { listFlakyTests } from './lib/list-flaky-tests.mjs';

const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', line: 7, tests: [{ status }] });

it('names the browser tests that passed only when repeated, also in groups', () => {
  const suites = [
    {
      specs: [spec('works', 'expected'), spec('is late', 'flaky')],
      suites: [{ specs: [spec('waits', 'flaky'), spec('fails', 'unexpected')] }],
    },
    {},
  ];
  expect(listFlakyTests(suites)).toEqual(['a.spec.ts:7 › is late', 'a.spec.ts:7 › waits']);
});
