import { useQueryClient } from '@tanstack/react-query';

/** Loads again everything on the screen that failed: one press repairs the page when the server is back. */
export function useRetryFailed(): () => void {
  const client = useQueryClient();
  return () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
