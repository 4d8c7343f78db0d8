import type { VerificationResult } from '@kilim/contract';
import { expect, it } from 'vitest';
import { writeReport } from './write-report.ts';

const result = (
  step: VerificationResult['step'],
  more: Partial<VerificationResult> = {},
): VerificationResult => ({
  step,
  outcome: 'passed',
  seconds: 12,
  problems: [],
  problemCount: 0,
  ...more,
});
const report = (results: VerificationResult[], language: 'tr' | 'en' = 'en', omitted: string[] = []) =>
  writeReport({ results, omitted, language, digest: 'abc', endedAt: '2026-11-24T17:00:12.000Z' });

it('names every step with its result, the time and the verified files', () => {
  const text = report([
    result('install'),
    result('types', { outcome: 'too-long' }),
    result('web', { outcome: 'skipped' }),
  ]);
  expect(text).toContain('2026-11-24 17:00 UTC');
  expect(text).toContain('| Installation (`npm ci --ignore-scripts`) | passed | 12 s |');
  expect(text).toContain('| Type check (`tsc --noEmit`) | took longer than allowed | 12 s |');
  expect(text).toContain('| Web bundle (`expo export --platform web`) | not done |  |');
  expect(text).toContain('`abc`');
});

it('says in both languages what was not tried', () => {
  expect(report([])).toContain('not run on a phone');
  expect(report([], 'tr')).toContain('bir telefonda çalıştırılmadı');
});

it('keeps paths and messages of a project from adding markup', () => {
  const problems = [{ path: 'src/`a`.ts', line: 3, message: 'x` <script>\n# Verified' }];
  const text = report([result('types', { outcome: 'failed', problems, problemCount: 4 })], 'en', [
    'a`\n# b.config.js',
  ]);
  expect(text).toContain('- `src/ a .ts:3` `x  <script> # Verified`');
  expect(text).toContain('- and 3 more');
  expect(text.match(/^# .*$/gm)).toEqual(['# Verification report']);
});
