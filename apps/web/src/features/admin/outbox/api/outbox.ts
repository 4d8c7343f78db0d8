import { listOutbox, type OutboxState } from '@kilim/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';
import { cursorPages } from '../../../../api/cursor-pages.ts';

/** Pages of the mails of the last 30 days, newest first; null means every state. */
export function useOutbox(state: OutboxState | null) {
  return useInfiniteQuery({
    ...cursorPages(adminQueryKeys.outbox(state), (page, signal) =>
      call(listOutbox, {
        query: {
          ...(state === null ? {} : { state }),
          ...page,
        },
        signal,
      }),
    ),
    // The mails contain sign-in links, so the server requires recent authentication: do not ask for it on every focus.
    refetchOnWindowFocus: false,
  });
}
