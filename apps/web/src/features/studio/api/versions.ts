import {
  getVersionChanges,
  listVersionFiles,
  listVersions,
  type ProjectId,
  restoreVersion,
  type Version,
  type VersionId,
} from '@kilim/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Versions in pages, newest first. */
export function versionsQuery(projectId: ProjectId) {
  return infiniteQueryOptions({
    queryKey: queryKeys.projects.versions(projectId),
    queryFn: ({ pageParam, signal }) =>
      call(listVersions, {
        params: { projectId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    select: (data): readonly Version[] => data.pages.flatMap((page) => page.versions),
    // Every save makes a version, so the list is refetched each time it is opened.
    staleTime: 0,
  });
}

/** The changed files of a version with their content before and after; at one revision they never change. */
export function versionChangesQuery(projectId: ProjectId, versionId: VersionId, revision: number) {
  return queryOptions({
    queryKey: [...queryKeys.projects.versionChanges(projectId, versionId), revision],
    queryFn: async ({ signal }) =>
      (await call(getVersionChanges, { params: { projectId, versionId }, signal })).changes,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Contents by path of a version. */
export function versionFilesQuery(projectId: ProjectId, versionId: VersionId, revision: number) {
  return queryOptions({
    queryKey: [...queryKeys.projects.versionFiles(projectId, versionId), revision],
    queryFn: async ({ signal }) => {
      const { files } = await call(listVersionFiles, { params: { projectId, versionId }, signal });
      return Object.fromEntries(files.map(({ path, content }) => [path, content]));
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A project may have 20 MB; a version that is no longer shown is not kept.
    gcTime: 0,
  });
}

/** Pages of versions that are searched for one. */
const searchedPages = 10;

/** The version before another one; null when that is the first, or too old to be found. */
export async function findVersionBefore(
  projectId: ProjectId,
  versionId: VersionId,
): Promise<VersionId | null> {
  let cursor: string | null = null;
  let isFound = false;
  for (let page = 0; page < searchedPages; page += 1) {
    const query: { limit: number; cursor?: string } = { limit: 100, ...(cursor !== null && { cursor }) };
    const { versions, nextCursor }: { versions: Version[]; nextCursor: string | null } = await call(
      listVersions,
      { params: { projectId }, query },
    );
    for (const { id } of versions) {
      if (isFound) return id;
      isFound = id === versionId;
    }
    if (nextCursor === null) return null;
    cursor = nextCursor;
  }
  return null;
}

/** `previousId` undoes the restore. */
export type RestoredVersion = Version & { readonly previousId: VersionId | null };

/** Makes a new version with the files of an old one. Fails with an AppError. */
export function restoreToVersion(projectId: ProjectId, versionId: VersionId): Promise<RestoredVersion> {
  return call(restoreVersion, { params: { projectId, versionId }, body: {} });
}
