import { AppError, type ErrorType } from '@kilim/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

afterEach(() => vi.unstubAllGlobals());

const session = queryKeys.account.current;

/** Whether a failed query makes the cached session refetch. */
async function refetchesSession(known: unknown, type: ErrorType): Promise<boolean> {
  const client = createQueryClient();
  client.setQueryData(session, known);
  const queryFn = (): Promise<never> => Promise.reject(new AppError(type));
  await client.fetchQuery({ queryKey: ['projects'], queryFn, retry: false }).catch(() => undefined);
  return client.getQueryState(session)?.isInvalidated ?? false;
}

it.each([
  ['a signed-in page gets 401', { $id: 'u1' }, 'general_unauthorized_scope', true],
  ['a guest gets 401', null, 'general_unauthorized_scope', false],
  ['a signed-in page gets another error', { $id: 'u1' }, 'project_not_found', false],
] as const)('refetches the session only on 401: %s', async (_when, known, type, expected) => {
  expect(await refetchesSession(known, type)).toBe(expected);
});

it('refetches the session after a mutation fails with 401', async () => {
  const client = createQueryClient();
  client.setQueryData(session, { $id: 'u1' });
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(new AppError('general_unauthorized_scope')),
  });
  await mutation.execute(undefined).catch(() => undefined);
  expect(client.getQueryState(session)?.isInvalidated).toBe(true);
});

it.each([
  [
    'as long as the server requests',
    0,
    new AppError('general_unavailable', { params: { seconds: 5 } }),
    5_000,
  ],
  ['at most 30 s', 0, new AppError('general_unavailable', { params: { seconds: 3_600 } }), 30_000],
  ['1 s by default', 0, new AppError('general_unavailable'), 1_000],
  ['twice as long the second time', 1, new TypeError('broken'), 2_000],
] as const)('waits %s before the next try', (_what, failures, error, wait) => {
  expect(retryDelay(failures, error)).toBe(wait);
});

it.each([
  [true, true],
  [false, false],
])('retries on a page that was opened with a network (%s): %s', (onLine, expected) => {
  vi.stubGlobal('window', { navigator: { onLine } });
  expect(shouldRetry(0, new AppError('general_unavailable'))).toBe(expected);
});
