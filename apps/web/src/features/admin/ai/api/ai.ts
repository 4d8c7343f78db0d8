import {
  type AiOverview,
  connectModel,
  disconnectModel,
  type EndpointCall,
  findModelServers,
  getAiOverview,
  testConfiguredModel,
  testModel,
} from '@kilim/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';
import { queryKeys } from '../../../../api/query-keys.ts';

export type ChosenModel = EndpointCall<typeof connectModel>['body'];

/** What answers prompts, and the models on this machine. */
export const aiOverviewQuery = queryOptions({
  queryKey: adminQueryKeys.ai,
  queryFn: ({ signal }) => call(getAiOverview, { signal }),
});

/** Shows the overview of a reply; another answering model also changes the studio and the configuration check. */
function useShowOverview() {
  const client = useQueryClient();
  return (overview: AiOverview): void => {
    client.setQueryData(aiOverviewQuery.queryKey, overview);
    void client.invalidateQueries({ queryKey: queryKeys.ai.status });
    void client.invalidateQueries({ queryKey: queryKeys.configuration });
  };
}

/** Looks for model servers now. */
export function useModelSearch() {
  const show = useShowOverview();
  return useMutation({ mutationFn: () => call(findModelServers, { body: {} }), onSuccess: show });
}

/** Sends one small request to a model. */
export function useModelTest() {
  const show = useShowOverview();
  return useMutation({
    mutationFn: (chosen: ChosenModel) => call(testModel, { body: chosen }),
    onSuccess: ({ overview }) => show(overview),
  });
}

/** Sends one small request to the model of the environment. */
export function useConfiguredModelTest() {
  const show = useShowOverview();
  return useMutation({
    mutationFn: () => call(testConfiguredModel, { body: {} }),
    onSuccess: ({ overview }) => show(overview),
  });
}

/** Tests a model and connects it if it answers. */
export function useModelConnection() {
  const show = useShowOverview();
  return useMutation({
    mutationFn: (chosen: ChosenModel) => call(connectModel, { body: chosen }),
    onSuccess: ({ overview }) => show(overview),
  });
}

export function useModelDisconnection() {
  const show = useShowOverview();
  return useMutation({ mutationFn: () => call(disconnectModel, { body: {} }), onSuccess: show });
}
