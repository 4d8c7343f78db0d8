import { AppError } from '@kilim/contract';
import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryPersister,
} from '@tanstack/react-query';
import { readStoreOwner } from '../storage/store-owner.ts';
import { queryKeys } from './query-keys.ts';

/** The online manager only learns of changes: a page that was opened without a network counts as online. */
const isWithoutNetwork = (): boolean => typeof window !== 'undefined' && window.navigator.onLine === false;

/** At most two retries of errors that may be temporary; none offline, where the screen must not wait. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const isOnline = onlineManager.isOnline() && !isWithoutNetwork();
  return failures < 2 && isOnline && error instanceof AppError && error.retryable;
}

const longestWait = 30_000;

/** Milliseconds until the next try: what the server requests, else 1 s, 2 s, 4 s …; at most 30 s. */
export function retryDelay(failures: number, error: unknown): number {
  const seconds = error instanceof AppError ? Number(error.params['seconds'] ?? Number.NaN) : Number.NaN;
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : 1_000 * 2 ** failures;
  return Math.min(longestWait, wait);
}

/** Starts queries of a browser that keeps a user's data with what it kept (stored-replies.ts). */
const startLocally: QueryPersister = async (queryFn, context, query) => {
  if (readStoreOwner() === null) return queryFn(context);
  const stored = await import('./stored-replies.ts').catch(() => null);
  return stored === null ? queryFn(context) : stored.startWithStoredReply(queryFn, context, query);
};

/** The cache of the server's replies for one page. */
export function createQueryClient(): QueryClient {
  // The session has ended elsewhere: refetch it.
  const refetchSession = (error: unknown): void => {
    const isUnauthorized = error instanceof AppError && error.type === 'general_unauthorized_scope';
    if (isUnauthorized && client.getQueryData(queryKeys.account.current))
      void client.invalidateQueries({ queryKey: queryKeys.account.current, exact: true });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: refetchSession }),
    mutationCache: new MutationCache({ onError: refetchSession }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        // Offline a query fails at once instead of waiting, so that what this browser kept can be shown.
        networkMode: 'always',
        refetchOnReconnect: true,
        persister: startLocally,
      },
      // Offline a mutation fails at once with a message, instead of waiting silently.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
