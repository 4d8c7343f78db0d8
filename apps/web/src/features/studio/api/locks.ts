import { listFileLocks, type ProjectId, setFileLock } from '@kilim/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Paths of the files that the AI may not change. */
export function locksQuery(projectId: ProjectId) {
  return queryOptions({
    queryKey: queryKeys.projects.locks(projectId),
    queryFn: async ({ signal }): Promise<readonly string[]> =>
      (await call(listFileLocks, { params: { projectId }, signal })).paths,
  });
}

/** Locks or unlocks a file; the change is shown at once and undone if it fails. */
export function useSetLock(projectId: ProjectId) {
  const client = useQueryClient();
  const { queryKey } = locksQuery(projectId);
  return useMutation({
    mutationFn: (body: { readonly path: string; readonly isLocked: boolean }) =>
      call(setFileLock, { params: { projectId }, body }),
    onMutate: async ({ path, isLocked }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (paths: readonly string[] = []) =>
        isLocked ? [...new Set([...paths, path])] : paths.filter((other) => other !== path),
      );
    },
    onSuccess: ({ paths }) => client.setQueryData(queryKey, paths),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
