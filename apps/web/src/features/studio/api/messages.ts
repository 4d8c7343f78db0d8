import { type ChatMessage, clearMessages, listMessages, type ProjectId } from '@kilim/contract';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** The chat messages in pages, newest first; `select` returns them oldest first. */
export function messagesQuery(projectId: ProjectId) {
  return infiniteQueryOptions({
    queryKey: queryKeys.projects.messages(projectId),
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, {
        params: { projectId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    select: (data): readonly ChatMessage[] => data.pages.flatMap((page) => page.messages).reverse(),
  });
}

/** Deletes all chat messages; versions remain. */
export function useClearMessages(projectId: ProjectId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(clearMessages, { params: { projectId }, body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.projects.messages(projectId) }),
  });
}
