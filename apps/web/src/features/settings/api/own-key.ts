import {
  deleteOwnAiKey,
  type EndpointCall,
  getOwnAiKey,
  type OwnKeyState,
  saveOwnAiKey,
} from '@kilim/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

export type OwnKeyInput = EndpointCall<typeof saveOwnAiKey>['body'];

/** Whether own keys are allowed, and the user's, without the key itself. */
export const ownKeyQuery = queryOptions({
  queryKey: queryKeys.ai.ownKey,
  queryFn: ({ signal }) => call(getOwnAiKey, { signal }),
});

/** Shows the state of a reply; what answers the user's turns has changed. */
function useShowOwnKey() {
  const client = useQueryClient();
  return (state: OwnKeyState): void => {
    client.setQueryData(ownKeyQuery.queryKey, state);
    void client.invalidateQueries({ queryKey: queryKeys.ai.status });
  };
}

/** Tries a key and keeps it if it answers. */
export function useSaveOwnKey() {
  const show = useShowOwnKey();
  return useMutation({
    mutationFn: (body: OwnKeyInput) => call(saveOwnAiKey, { body }),
    onSuccess: show,
  });
}

export function useDeleteOwnKey() {
  const show = useShowOwnKey();
  return useMutation({ mutationFn: () => call(deleteOwnAiKey, { body: {} }), onSuccess: show });
}
