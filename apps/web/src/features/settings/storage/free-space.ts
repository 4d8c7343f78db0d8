import {
  AppError,
  deleteDataExport,
  deleteProject,
  emptyTrash,
  type ProjectId,
  previewThinning,
  purgeProject,
  type StorageConsumer,
  thinVersions,
} from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Moves a project to the trash and purges it; one that another tab has purged counts as deleted. */
async function deletePermanently({ projectId, isInTrash }: StorageConsumer): Promise<void> {
  const params = { projectId };
  if (!isInTrash) await call(deleteProject, { params, body: {} });
  try {
    await call(purgeProject, { params, body: {} });
  } catch (error) {
    if (!(error instanceof AppError) || error.type !== 'project_not_found') throw error;
  }
}

/** Mutations that free space. Each refetches the storage when it has ended. */
export function useFreeSpace() {
  const client = useQueryClient();
  const onSettled = async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: queryKeys.projects.all });
    await client.invalidateQueries({ queryKey: queryKeys.storage.own });
  };
  return {
    preview: useMutation({
      mutationFn: (projectId: ProjectId) => call(previewThinning, { params: { projectId } }),
    }),
    thin: useMutation({
      mutationFn: (projectId: ProjectId) => call(thinVersions, { params: { projectId }, body: {} }),
      onSettled,
    }),
    remove: useMutation({ mutationFn: deletePermanently, onSettled }),
    empty: useMutation({ mutationFn: () => call(emptyTrash, { body: {} }), onSettled }),
    removeExport: useMutation({
      mutationFn: (exportId: string) => call(deleteDataExport, { params: { exportId }, body: {} }),
      onSettled: async () => {
        void client.invalidateQueries({ queryKey: queryKeys.personalData.export });
        await onSettled();
      },
    }),
  };
}
