import {
  AppError,
  deleteProject,
  type EndpointReply,
  type listProjects,
  type ProjectId,
  purgeProject,
  restoreProject,
} from '@kilim/contract';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { forgetProject } from '../../../api/stored-projects.ts';

type Lists = InfiniteData<EndpointReply<typeof listProjects>>;

function without(lists: Lists, projectId: ProjectId): Lists {
  const isThere = lists.pages.some(({ projects }) => projects.some(({ id }) => id === projectId));
  if (!isThere) return lists;
  return {
    ...lists,
    pages: lists.pages.map((page) => ({
      ...page,
      total: page.total - 1,
      projects: page.projects.filter(({ id }) => id !== projectId),
    })),
  };
}

/** Moves a project to the trash; a missing one counts as deleted. It is removed from the lists immediately. */
export function useDeleteProject() {
  const client = useQueryClient();
  const lists = { queryKey: queryKeys.projects.lists };
  return useMutation({
    mutationFn: (projectId: ProjectId) => call(deleteProject, { params: { projectId }, body: {} }),
    onMutate: async (projectId) => {
      await client.cancelQueries(lists);
      client.setQueriesData<Lists>(lists, (known) => (known ? without(known, projectId) : known));
    },
    onSuccess: (_reply, projectId) => {
      client.removeQueries({ queryKey: queryKeys.projects.one(projectId) });
      void forgetProject(projectId);
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.projects.all }),
  });
}

/** Deletes a project in the trash permanently; a missing one counts as deleted. */
export function usePurgeProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (projectId: ProjectId): Promise<void> => {
      try {
        await call(purgeProject, { params: { projectId }, body: {} });
      } catch (error) {
        if (!(error instanceof AppError) || error.type !== 'project_not_found') throw error;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.projects.deleted }),
  });
}

/** Restores a project from the trash; its name may get a number. */
export function useRestoreProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (projectId: ProjectId) => call(restoreProject, { params: { projectId }, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.projects.all }),
  });
}
