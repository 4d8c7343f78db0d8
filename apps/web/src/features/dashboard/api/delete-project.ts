import { deleteProject, type ProjectId } from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Deletes a project; one that is already gone counts as deleted. */
export function useDeleteProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (projectId: ProjectId) => call(deleteProject, { params: { projectId }, body: {} }),
    onSuccess: (_reply, projectId) => {
      client.removeQueries({ queryKey: queryKeys.projects.one(projectId) });
      return client.invalidateQueries({ queryKey: queryKeys.projects.all });
    },
  });
}
