import { getProject, type Project, type ProjectId, updateProject } from '@kilim/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** One project. The server records the read as the last time it was opened. */
export function projectQuery(projectId: ProjectId) {
  return queryOptions({
    queryKey: queryKeys.projects.one(projectId),
    queryFn: ({ signal }) => call(getProject, { params: { projectId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Renames the project: an optimistic update that is rolled back on an error. */
export function useRenameProject(projectId: ProjectId) {
  const client = useQueryClient();
  const { queryKey } = projectQuery(projectId);
  return useMutation({
    mutationFn: (name: string) => call(updateProject, { params: { projectId }, body: { name } }),
    onMutate: (name) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known: Project | undefined) => known && { ...known, name: name.trim() });
      return before;
    },
    onError: (_error, _name, before) => client.setQueryData(queryKey, before),
    onSuccess: (project) => {
      client.setQueryData(queryKey, project);
      void client.invalidateQueries({ queryKey: ['projects', 'list'] });
    },
  });
}
