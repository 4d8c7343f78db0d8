import { getProjectRemote, listVersions, type ProjectId, pushProject } from '@kilim/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Versions whose titles suggest the message of a commit. */
const readVersions = 20;

/** Where the project was pushed last, and the titles of the versions since then, newest first. */
export function pushQuery(projectId: ProjectId) {
  return queryOptions({
    queryKey: queryKeys.projects.remote(projectId),
    queryFn: async ({ signal }) => {
      const params = { projectId };
      const [{ remote }, { versions }] = await Promise.all([
        call(getProjectRemote, { params, signal }),
        call(listVersions, { params, query: { limit: readVersions }, signal }),
      ]);
      const titles = versions
        .filter(({ savedAt }) => remote === null || Date.parse(savedAt) > Date.parse(remote.pushedAt))
        .flatMap(({ title }) => (title === null || title === '' ? [] : [title]));
      return { remote, titles: [...new Set(titles)] };
    },
    // Every push and every save changes it.
    staleTime: 0,
    gcTime: 0,
  });
}

export type PushBody = Parameters<typeof call<typeof pushProject>>[1]['body'];

/** Pushes the saved project; an abort ends the push on the server too. */
export const push = (projectId: ProjectId, body: PushBody, signal: AbortSignal) =>
  call(pushProject, { params: { projectId }, body, signal });
