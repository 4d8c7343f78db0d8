import { AppError } from '@kilim/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

/** Retries what may succeed the second time; a refusal of the server is final. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof AppError && error.retryable;
}

const longestWait = 30_000;

/** Milliseconds until the next try: as long as the server asks for, else 1 s, 2 s, 4 s …; never more than 30 s. */
export function retryDelay(failures: number, error: unknown): number {
  const seconds = error instanceof AppError ? Number(error.params['seconds'] ?? Number.NaN) : Number.NaN;
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : 1_000 * 2 ** failures;
  return Math.min(longestWait, wait);
}

/** The cache of the server's replies for one page. */
export function createQueryClient(): QueryClient {
  // A refusal for want of a session means that it ended without this page's hearing of it: who is here is asked anew.
  const doubtSession = (error: unknown): void => {
    const isRefused = error instanceof AppError && error.type === 'general_unauthorized_scope';
    if (isRefused && client.getQueryData(queryKeys.account.current))
      void client.invalidateQueries({ queryKey: queryKeys.account.current, exact: true });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: doubtSession }),
    mutationCache: new MutationCache({ onError: doubtSession }),
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: 15_000, refetchOnWindowFocus: true },
      // Without a network an action fails at once and says so, instead of waiting silently for the network.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
