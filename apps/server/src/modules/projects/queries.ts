import {
  AppError,
  collapseSpace,
  type DeletedProject,
  foldSearch,
  type ListedProject,
  type Project,
  type ProjectId,
  type ProjectSort,
  type ProjectStatistics,
  type UserId,
  type Version,
  type VersionId,
} from '@kilim/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import type { FilePage } from '../../platform/workers/index.ts';
import { readSizes } from './files/content-repository.ts';
import { type OpenContent, openContent } from './files/open-content.ts';
import { type FileData, readFilePages } from './files/read-file-pages.ts';
import { type FileList, type FileRecord, readFileList, readProjectFiles } from './files/repository.ts';
import { type JsonStream, streamJson } from './files/stream-json.ts';
import { countTags, type TagCount } from './listing/count-tags.ts';
import { countProjects, countTagCombinations, listProjectPage } from './listing/repository.ts';
import type { FindTurnStates } from './ports.ts';
import {
  type ChangeSides,
  presentChanges,
  presentDeletedProject,
  presentFileList,
  presentProject,
  presentVersion,
  presentVersionFiles,
} from './present.ts';
import { findPicture, type StoredPicture } from './preview/repository.ts';
import type { ProjectRecord } from './project-record.ts';
import { findProject, findProjectNames } from './repository.ts';
import { readStatistics } from './statistics/read-statistics.ts';
import { listTrashPage } from './trash/repository.ts';
import { compareManifests } from './versions/compare-manifests.ts';
import { findVersionFiles, listVersionPage, readManifestBefore } from './versions/repository.ts';
import type { Manifest, VersionRecord } from './versions/version-record.ts';

export interface PageInput {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface ListProjectsInput extends PageInput {
  readonly search?: string | undefined;
  readonly tag?: string | undefined;
  readonly sort: ProjectSort;
}

/** Reads of projects, files and versions. All throw `project_not_found` for a project of another user. */
export interface ProjectQueries {
  list(
    userId: UserId,
    page: ListProjectsInput,
  ): Promise<{ projects: ListedProject[]; total: number; nextCursor: string | null }>;
  /** Tags of the user's live projects, the most used first. */
  tags(userId: UserId): Promise<TagCount[]>;
  statistics(userId: UserId, timeZone: string): Promise<ProjectStatistics>;
  /** The picture of a project, live or in the trash; null without one. */
  readPreview(userId: UserId, projectId: ProjectId): Promise<StoredPicture | null>;
  find(userId: UserId, projectId: ProjectId): Promise<Project>;
  /** Names by id of those of the given projects that are live and belong to the user. */
  namesOf(userId: UserId, projectIds: readonly ProjectId[]): Promise<ReadonlyMap<string, string>>;
  /** Number of live projects. */
  count(userId: UserId): Promise<number>;
  /** Projects in the trash, the last deleted first. */
  listDeleted(
    userId: UserId,
    page: PageInput,
  ): Promise<{ projects: DeletedProject[]; nextCursor: string | null }>;
  /** All files with contents: the reply of `listFiles`, read from the database while it is sent. */
  streamFiles(userId: UserId, projectId: ProjectId): Promise<JsonStream>;
  /** All files with contents in memory; a binary file is the text that stands for it. */
  listFiles(userId: UserId, projectId: ProjectId): Promise<FileList<FileRecord>>;
  /** All files with their bytes, read page by page on demand. `isInTrash` finds only projects in the trash. */
  openFilePages(
    userId: UserId,
    projectId: ProjectId,
    place?: { readonly isInTrash?: boolean },
  ): Promise<AsyncIterable<FilePage<FileData>>>;
  /** The bytes of a binary file in any version of the project. Throws `file_not_found`. */
  openContent(userId: UserId, projectId: ProjectId, hash: string): Promise<OpenContent>;
  listVersions(
    userId: UserId,
    projectId: ProjectId,
    page: PageInput,
  ): Promise<{ versions: Version[]; nextCursor: string | null }>;
  /** The reply of `getVersionChanges`: every change with its contents before and after. */
  streamVersionChanges(userId: UserId, projectId: ProjectId, versionId: VersionId): Promise<JsonStream>;
  /** The reply of `listVersionFiles`: every file of a version with its content. */
  streamVersionFiles(userId: UserId, projectId: ProjectId, versionId: VersionId): Promise<JsonStream>;
}

const projectCursors = {
  updated: z.tuple([z.literal('updated'), z.number().int(), z.string()]),
  created: z.tuple([z.literal('created'), z.number().int(), z.string()]),
  name: z.tuple([z.literal('name'), z.string(), z.string()]),
} as const;
const trashCursor = z.tuple([z.number().int(), z.string()]);
const versionCursor = z.tuple([z.number().int().positive()]);

const sortKeyOf = {
  updated: ({ updatedAt }: ProjectRecord) => updatedAt,
  created: ({ createdAt }: ProjectRecord) => createdAt,
  name: ({ nameKey }: ProjectRecord) => nameKey,
} as const;

function requireFound<Found>(found: Found | null): Found {
  if (found === null) throw new AppError('project_not_found');
  return found;
}

/** Pairs every change of a version with the contents before and after it. */
async function findChangeSides(
  tx: Tx,
  projectId: ProjectId,
  { number, revision, changes: ownChanges }: VersionRecord,
  after: Manifest,
): Promise<ChangeSides[]> {
  const previous = await readManifestBefore(tx, projectId, revision);
  const before = previous?.manifest ?? new Map<string, string>();
  // The recorded changes are against a predecessor that may have been thinned out.
  const isPredecessorGone = previous !== null && previous.number < number - 1;
  const changes = isPredecessorGone ? await compareManifests(tx, before, after) : ownChanges;
  const hashes = changes.flatMap(({ path, from = path }) =>
    [before.get(from) ?? [], after.get(path) ?? []].flat(),
  );
  const sizes = await readSizes(tx, hashes);
  const contentOf = (hash: string | undefined) => {
    const size = hash === undefined ? undefined : sizes.get(hash);
    return hash === undefined || size === undefined ? null : { hash, size };
  };
  return changes.map((change) => ({
    change,
    before: contentOf(before.get(change.from ?? change.path)),
    after: contentOf(after.get(change.path)),
  }));
}

export function createProjectQueries(
  transactions: Transactions,
  clock: Clock,
  findTurnStates: FindTurnStates,
): ProjectQueries {
  const requireVersion = async (projectId: ProjectId, versionId: VersionId) => {
    const found = await findVersionFiles(transactions.outside, projectId, versionId);
    if (!found) throw new AppError('version_not_found');
    return found;
  };
  return {
    list: async (userId, { search, tag, sort, limit, cursor }) => {
      const filter = { searchKey: foldSearch(collapseSpace(search ?? '')), tag };
      const keys = cursor === undefined ? null : decodeCursor(cursor, projectCursors[sort]);
      const after = keys === null ? null : ([keys[1], keys[2]] as const);
      const tx = transactions.outside;
      const found = await listProjectPage(tx, userId, { ...filter, sort, after, count: limit + 1 });
      const { rows, nextCursor } = cutPage(found, limit, (row) => [sort, sortKeyOf[sort](row), row.id]);
      const states = await findTurnStates(
        tx,
        rows.map(({ id }) => id),
      );
      return {
        projects: rows.map((row) => ({ ...presentProject(row), state: states.get(row.id) ?? 'active' })),
        total: await countProjects(tx, userId, filter),
        nextCursor,
      };
    },
    tags: async (userId) => countTags(await countTagCombinations(transactions.outside, userId)),
    statistics: (userId, timeZone) => readStatistics(transactions.outside, userId, clock.now(), timeZone),
    readPreview: (userId, projectId) => findPicture(transactions.outside, userId, projectId),
    find: async (userId, projectId) =>
      presentProject(requireFound(await findProject(transactions.outside, userId, projectId))),
    namesOf: (userId, projectIds) => findProjectNames(transactions.outside, userId, projectIds),
    count: (userId) => countProjects(transactions.outside, userId, { searchKey: '' }),
    listDeleted: async (userId, { limit, cursor }) => {
      const after = cursor === undefined ? null : decodeCursor(cursor, trashCursor);
      const found = await listTrashPage(transactions.outside, userId, after, limit + 1);
      const { rows, nextCursor } = cutPage(found, limit, (row) => [row.deletedAt ?? 0, row.id]);
      return { projects: rows.map(presentDeletedProject), nextCursor };
    },
    streamFiles: async (userId, projectId) => {
      const { revision, files } = requireFound(
        await readFileList(transactions.outside, projectId, { userId }),
      );
      return streamJson(transactions.outside, presentFileList(revision, files));
    },
    listFiles: async (userId, projectId) =>
      requireFound(await readProjectFiles(transactions.outside, projectId, { userId })),
    openFilePages: async (userId, projectId, place) => {
      const { files } = requireFound(
        await readFileList(transactions.outside, projectId, { ...place, userId }),
      );
      return readFilePages(transactions.outside, files);
    },
    openContent: (userId, projectId, hash) => openContent(transactions.outside, { userId, projectId, hash }),
    listVersions: async (userId, projectId, { limit, cursor }) => {
      const before = cursor === undefined ? null : decodeCursor(cursor, versionCursor)[0];
      requireFound(await findProject(transactions.outside, userId, projectId));
      const found = await listVersionPage(transactions.outside, projectId, before, limit + 1);
      const { rows, nextCursor } = cutPage(found, limit, (row) => [row.revision]);
      return { versions: rows.map(presentVersion), nextCursor };
    },
    streamVersionChanges: async (userId, projectId, versionId) => {
      requireFound(await findProject(transactions.outside, userId, projectId));
      const { version, manifest } = await requireVersion(projectId, versionId);
      return streamJson(
        transactions.outside,
        presentChanges(await findChangeSides(transactions.outside, projectId, version, manifest)),
      );
    },
    streamVersionFiles: async (userId, projectId, versionId) => {
      requireFound(await findProject(transactions.outside, userId, projectId));
      const { manifest } = await requireVersion(projectId, versionId);
      const sizes = await readSizes(transactions.outside, manifest.values());
      const files = [...manifest]
        .map(([path, hash]) => ({ path, content: { hash, size: sizes.get(hash) ?? 0 } }))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
      return streamJson(transactions.outside, presentVersionFiles(files));
    },
  };
}
