import { AppError, type ErrorType } from '@kilim/contract';
import { expect, it } from 'vitest';
import { createQueryClient, retryDelay } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

const session = queryKeys.account.current;

async function isDoubted(known: unknown, type: ErrorType): Promise<boolean> {
  const client = createQueryClient();
  client.setQueryData(session, known);
  const queryFn = (): Promise<never> => Promise.reject(new AppError(type));
  await client.fetchQuery({ queryKey: ['projects'], queryFn, retry: false }).catch(() => undefined);
  return client.getQueryState(session)?.isInvalidated ?? false;
}

it.each([
  ['a person is refused for want of a session', { $id: 'u1' }, 'general_unauthorized_scope', true],
  ['a guest is', null, 'general_unauthorized_scope', false],
  ['a person is refused for another reason', { $id: 'u1' }, 'project_not_found', false],
] as const)('when %s, who is here is asked anew: %#', async (_when, known, type, expected) => {
  expect(await isDoubted(known, type)).toBe(expected);
});

it('doubts the session after an action too', async () => {
  const client = createQueryClient();
  client.setQueryData(session, { $id: 'u1' });
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(new AppError('general_unauthorized_scope')),
  });
  await mutation.execute(undefined).catch(() => undefined);
  expect(client.getQueryState(session)?.isInvalidated).toBe(true);
});

it.each([
  ['what the server asks for', 0, new AppError('general_unavailable', { params: { seconds: 5 } }), 5_000],
  ['no longer than 30 s', 0, new AppError('general_unavailable', { params: { seconds: 3_600 } }), 30_000],
  ['1 s without a word', 0, new AppError('general_unavailable'), 1_000],
  ['twice as long the second time', 1, new TypeError('broken'), 2_000],
] as const)('waits %s before the next try', (_what, failures, error, wait) => {
  expect(retryDelay(failures, error)).toBe(wait);
});
