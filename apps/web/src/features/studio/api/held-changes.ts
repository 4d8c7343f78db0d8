import { decideHeldChanges, getHeldChanges, type ProjectId, type TurnId } from '@kilim/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** The waiting changes of a turn as applying them would change the files now, so it is never reused. */
export function heldDiffsQuery(projectId: ProjectId, turnId: TurnId) {
  return queryOptions({
    queryKey: queryKeys.projects.held(projectId, turnId),
    queryFn: async ({ signal }) =>
      (await call(getHeldChanges, { params: { projectId, turnId }, signal })).files,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Applies or discards waiting changes; the chat is loaded again also when another tab has decided. */
export function useDecideHeld(projectId: ProjectId, turnId: TurnId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: 'apply' | 'leave') =>
      call(decideHeldChanges, { params: { projectId, turnId }, body: { decision } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.projects.messages(projectId) }),
  });
}
