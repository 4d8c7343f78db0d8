// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { AppError } from '@kilim/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimStore, eraseStore, openOwnStore } from '../storage/store-owner.ts';
import { createQueryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';
import { storeKnownReplies, storeReplies } from './stored-replies.ts';

const offline = (): Promise<never> => Promise.reject(new AppError('general_unavailable', { cause: 'test' }));

beforeEach(() => claimStore('u1'));
afterEach(eraseStore);

/** Stores a reply, as a page of an earlier visit did. */
async function keep(queryKey: readonly unknown[], data: unknown): Promise<void> {
  const client = createQueryClient();
  client.setQueryData(queryKey, data);
  await storeKnownReplies(client);
}

it('starts with the kept reply, then fetches', async () => {
  await keep(queryKeys.credits.status, { balance: 1 });
  const client = createQueryClient();
  const options = { queryKey: queryKeys.credits.status, queryFn: async () => ({ balance: 2 }) };
  expect(await client.fetchQuery(options)).toEqual({ balance: 1 });
  await vi.waitFor(() => expect(client.getQueryData(options.queryKey)).toEqual({ balance: 2 }));
});

it('keeps showing the kept reply when the server cannot be reached', async () => {
  await keep(queryKeys.credits.status, { balance: 1 });
  const client = createQueryClient();
  const options = { queryKey: queryKeys.credits.status, queryFn: offline, retry: false };
  expect(await client.fetchQuery(options)).toEqual({ balance: 1 });
  await vi.waitFor(() => expect(client.getQueryState(options.queryKey)?.status).toBe('error'));
  expect(client.getQueryData(options.queryKey)).toEqual({ balance: 1 });
});

it('stores a reply one second after it arrived, of a paged list the first page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const client = createQueryClient();
  const stop = storeReplies(client);
  const { queryKey } = infiniteQueryOptions({
    queryKey: queryKeys.projects.messages('p1'),
    queryFn: offline,
    initialPageParam: null,
    getNextPageParam: () => null,
  });
  client.setQueryData(queryKey, { pages: ['new', 'old'], pageParams: [null, 'c'] } as never);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  const store = await openOwnStore();
  await vi.waitFor(async () =>
    expect(await store?.readReply(JSON.stringify(queryKey))).toEqual({ pages: ['new'], pageParams: [null] }),
  );
  stop();
});

it.each([
  ['the session of another user', queryKeys.account.current, { $id: 'u2' }],
  ['a pending step of a session', queryKeys.account.current, 'second-factor'],
  ['a list that is not kept', queryKeys.receipts.all, { receipts: [] }],
] as const)('never starts with %s', async (_what, queryKey, data) => {
  await keep(queryKey, data);
  const client = createQueryClient();
  await expect(client.fetchQuery({ queryKey, queryFn: offline, retry: false })).rejects.toThrow();
});

it('starts with nothing after the store was erased', async () => {
  await keep(queryKeys.credits.status, { balance: 1 });
  await eraseStore();
  const client = createQueryClient();
  const options = { queryKey: queryKeys.credits.status, queryFn: offline, retry: false };
  await expect(client.fetchQuery(options)).rejects.toThrow();
});
