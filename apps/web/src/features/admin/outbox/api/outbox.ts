import { listOutbox, type OutboxState } from '@kilim/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import { cursorPages } from '../../../../api/cursor-pages.ts';
import { queryKeys } from '../../../../api/query-keys.ts';

/** Pages of the mails of the last 30 days, newest first; null means every state. */
export function useOutbox(state: OutboxState | null) {
  return useInfiniteQuery({
    ...cursorPages(queryKeys.admin.outbox(state), (page, signal) =>
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
