import { expect, it } from 'vitest';
import { listJourneys } from './lib/list-journeys.mjs';

const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', line: 7, tests: [{ status }] });

it('names the browser tests that passed only when repeated and those that failed, also in groups', () => {
  const suites = [
    {
      specs: [spec('works', 'expected'), spec('is late', 'flaky')],
      suites: [{ specs: [spec('waits', 'flaky'), spec('fails', 'unexpected')] }],
    },
    {},
  ];
  expect(listJourneys(suites, 'flaky')).toEqual(['a.spec.ts:7 › is late', 'a.spec.ts:7 › waits']);
  expect(listJourneys(suites, 'unexpected')).toEqual(['a.spec.ts:7 › fails']);
});
