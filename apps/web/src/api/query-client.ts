import { AppError } from '@kilim/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

/** At most two retries of errors that may be temporary. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof AppError && error.retryable;
}

const longestWait = 30_000;

/** Milliseconds until the next try: what the server requests, else 1 s, 2 s, 4 s …; at most 30 s. */
export function retryDelay(failures: number, error: unknown): number {
  const seconds = error instanceof AppError ? Number(error.params['seconds'] ?? Number.NaN) : Number.NaN;
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : 1_000 * 2 ** failures;
  return Math.min(longestWait, wait);
}

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
      queries: { retry: shouldRetry, retryDelay, staleTime: 15_000, refetchOnWindowFocus: true },
      // Offline a mutation fails at once with a message, instead of waiting silently.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
