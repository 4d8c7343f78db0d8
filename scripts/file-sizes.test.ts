import { expect, it } from 'vitest';
import { isSource, summarise } from './file-sizes.mjs';

it('summarises the lengths of files', () => {
  const lengths = [...Array.from({ length: 98 }, (_, at) => at + 1), 400, 401];
  expect(summarise(lengths)).toEqual({ median: 51, p90: 91, percentOver400: 1 });
  expect(summarise([])).toEqual({ median: 0, p90: 0, percentOver400: 0 });
});

it('leaves out tests, the kit of composed apps and other formats', () => {
  expect(isSource('apps/server/src/main.ts')).toBe(true);
  expect(isSource('apps/server/src/main.test.ts')).toBe(false);
  expect(isSource('e2e/forms.spec.ts')).toBe(false);
  expect(isSource('packages/composer/kit/src/App.tsx')).toBe(false);
  expect(isSource('README.md')).toBe(false);
});
