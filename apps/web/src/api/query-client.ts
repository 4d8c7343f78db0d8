import { AppError } from '@kilim/contract';
import { QueryClient } from '@tanstack/react-query';

/** Retries what may succeed the second time; a refusal of the server is final. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof AppError && error.retryable;
}

/** The cache of the server's replies for one page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 15_000, refetchOnWindowFocus: true },
      // Without a network an action fails at once and says so, instead of waiting silently for the network.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
