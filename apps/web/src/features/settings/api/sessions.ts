import { type AccountSession, deleteSession, listSessions } from '@kilim/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** The user's sessions; this device first, then the newest. */
export function useSessions() {
  return useQuery({
    queryKey: queryKeys.account.sessions,
    queryFn: async ({ signal }) => {
      const { sessions } = await call(listSessions, { signal });
      return sessions.toSorted(
        (a, b) => Number(b.current) - Number(a.current) || b.$createdAt.localeCompare(a.$createdAt),
      );
    },
  });
}

const refetchAfterRevoking = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.account.sessions }),
    client.invalidateQueries({ queryKey: queryKeys.account.securityEvents }),
  ]);

/** Revokes all sessions except this one, from a fresh list. */
export function useRevokeOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { sessions } = await call(listSessions);
      for (const session of sessions) {
        if (!session.current) await call(deleteSession, { params: { sessionId: session.$id }, body: {} });
      }
    },
    onSettled: () => refetchAfterRevoking(client),
  });
}

/** Revokes sessions one after the other. */
export function useRevokeSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sessions: readonly AccountSession[]) => {
      for (const session of sessions) {
        await call(deleteSession, { params: { sessionId: session.$id }, body: {} });
      }
    },
    onSettled: () => refetchAfterRevoking(client),
  });
}
