import { AppError } from '@kilim/contract';
import { expect, it } from 'vitest';
import { createDenialLog } from './log-denials.ts';

const request = {
  requestId: 'r',
  method: 'GET',
  path: '/v1/admin/receipts',
  userId: 'u',
  network: '203.0.113.0/24',
};

function openLog() {
  const lines: Record<string, unknown>[] = [];
  let time = 0;
  const logDenial = createDenialLog(
    { warn: (line: unknown) => void lines.push(line as never) } as never,
    () => time,
  );
  return { lines, logDenial, passMinute: () => (time += 60_000) };
}

it('logs a denied request without the full address', () => {
  const { lines, logDenial } = openLog();
  logDenial(new AppError('general_access_forbidden'), request);
  expect(lines).toEqual([{ ...request, type: 'general_access_forbidden' }]);
});

it('does not log ordinary errors of users', () => {
  const { lines, logDenial } = openLog();
  logDenial(new AppError('general_argument_invalid'), request);
  logDenial(new AppError('project_not_found'), request);
  expect(lines).toEqual([]);
});

it('limits the lines per minute and reports how many were skipped', () => {
  const { lines, logDenial, passMinute } = openLog();
  for (let index = 0; index < 1_000; index += 1)
    logDenial(new AppError('general_rate_limit_exceeded'), request);
  expect(lines).toHaveLength(60);
  passMinute();
  logDenial(new AppError('general_rate_limit_exceeded'), request);
  expect(lines).toHaveLength(61);
  expect(lines.at(-1)).toMatchObject({ skipped: 940 });
});
