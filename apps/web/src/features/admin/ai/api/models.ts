import {
  type AiModel,
  type AiModelList,
  allowOwnKeys,
  createAiModel,
  deleteAiModel,
  type EndpointCall,
  listAiModels,
  orderAiModels,
  testAiModel,
  toggleAiModel,
  updateAiModel,
} from '@kilim/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';

export type ModelInput = EndpointCall<typeof createAiModel>['body'];

/** The models that were added, in the order in which they are asked. */
export const aiModelsQuery = queryOptions({
  queryKey: adminQueryKeys.aiModels,
  queryFn: ({ signal }) => call(listAiModels, { signal }),
});

/** Changes the shown list at once; `undo` shows the earlier one again. */
function useOptimisticList() {
  const client = useQueryClient();
  const { queryKey } = aiModelsQuery;
  return {
    change: async (next: (list: AiModelList) => AiModelList) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, next(before));
      return { before };
    },
    undo: (context: { readonly before: AiModelList | undefined } | undefined) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
    },
    refresh: () => client.invalidateQueries({ queryKey }),
  };
}

const withModel = (list: AiModelList, id: string, change: Partial<AiModel>): AiModelList => ({
  ...list,
  models: list.models.map((model) => (model.id === id ? { ...model, ...change } : model)),
});

/** Adds a model, or replaces the settings of an existing one. */
export function useSaveModel(existing: string | null) {
  const { refresh } = useOptimisticList();
  return useMutation({
    mutationFn: (body: ModelInput) =>
      existing === null
        ? call(createAiModel, { body })
        : call(updateAiModel, { params: { id: existing }, body }),
    onSuccess: refresh,
  });
}

export function useToggleModel() {
  const { change, undo, refresh } = useOptimisticList();
  return useMutation({
    mutationFn: ({ id, isEnabled }: Pick<AiModel, 'id' | 'isEnabled'>) =>
      call(toggleAiModel, { params: { id }, body: { isEnabled } }),
    onMutate: ({ id, isEnabled }) => change((list) => withModel(list, id, { isEnabled })),
    onError: (_error, _input, context) => undo(context),
    onSettled: refresh,
  });
}

/** Sets the order; `ids` are those of all models. */
export function useOrderModels() {
  const { change, undo, refresh } = useOptimisticList();
  return useMutation({
    mutationFn: (ids: readonly string[]) => call(orderAiModels, { body: { ids: [...ids] } }),
    onMutate: (ids) =>
      change((list) => ({
        ...list,
        models: list.models.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      })),
    onError: (_error, _input, context) => undo(context),
    onSettled: refresh,
  });
}

export function useDeleteModel() {
  const { refresh } = useOptimisticList();
  return useMutation({
    mutationFn: (id: string) => call(deleteAiModel, { params: { id }, body: {} }),
    onSuccess: refresh,
  });
}

/** Sends one small request to a model. */
export function useAddedModelTest() {
  const { change } = useOptimisticList();
  return useMutation({
    mutationFn: (id: string) => call(testAiModel, { params: { id }, body: {} }),
    onSuccess: ({ model }) => change((list) => withModel(list, model.id, model)),
  });
}

/** Allows or forbids keys of customers. */
export function useAllowOwnKeys() {
  const { change, undo, refresh } = useOptimisticList();
  return useMutation({
    mutationFn: (isAllowed: boolean) => call(allowOwnKeys, { body: { isAllowed } }),
    onMutate: (isAllowed) => change((list) => ({ ...list, allowsOwnKeys: isAllowed })),
    onError: (_error, _input, context) => undo(context),
    onSettled: refresh,
  });
}
