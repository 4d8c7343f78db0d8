import { AppError, type ErrorType, errorTable } from '@kilim/contract';
import { expect, it } from 'vitest';
import { silentLog } from '../log/log.ts';
import { reportError } from './error-reply.ts';

const isLogged = (type: ErrorType): boolean => {
  let count = 0;
  reportError({ ...silentLog, error: () => (count += 1) }, new AppError(type), 'r1');
  return count === 1;
};

it('logs errors of the server and of services it depends on', () => {
  for (const type of [
    'general_unknown',
    'general_unavailable',
    'payment_start_failed',
    'ai_provider_timeout',
  ] as const) {
    expect([type, isLogged(type)]).toEqual([type, true]);
  }
});

it('does not log rejected requests and disabled features', () => {
  const refusals = Object.entries(errorTable).filter(([, { status }]) => status < 500);
  for (const [type] of refusals) expect([type, isLogged(type as ErrorType)]).toEqual([type, false]);
  for (const type of ['user_auth_method_unsupported', 'general_phone_disabled'] as const) {
    expect([type, isLogged(type)]).toEqual([type, false]);
  }
});
