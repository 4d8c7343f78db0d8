import { AppError } from '@kilim/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import { compareManifests } from './compare-manifests.ts';
import { readFileList, readSizes } from './file-repository.ts';
import { nameKeyOf } from './policy.ts';
import {
  presentChanges,
  presentDeletedProject,
  presentFileList,
  presentProject,
  presentVersion,
} from './present.ts';
import type { ProjectsService } from './projects-service.ts';
import { readFilePages } from './read-file-pages.ts';
import {
  countProjects,
  findProject,
  findProjectNames,
  listProjectRows,
  type ProjectRow,
  readStatistics,
} from './repository.ts';
import { startOfDay } from './start-of-day.ts';
import { streamJson } from './stream-json.ts';
import { listTrashed } from './trash-repository.ts';
import { findVersion, listVersionRows, readManifest, readManifestBefore } from './version-repository.ts';

const projectCursors = {
  updated: z.tuple([z.literal('updated'), z.number().int(), z.string()]),
  created: z.tuple([z.literal('created'), z.number().int(), z.string()]),
  name: z.tuple([z.literal('name'), z.string(), z.string()]),
} as const;

const trashCursor = z.tuple([z.number().int(), z.string()]);
const versionCursor = z.tuple([z.number().int().positive()]);

const sortKeyOf = {
  updated: (row: ProjectRow) => row.updated_at,
  created: (row: ProjectRow) => row.created_at,
  name: (row: ProjectRow) => row.name_key,
} as const;

type Queries = Pick<
  ProjectsService,
  | 'list'
  | 'namesOf'
  | 'listDeleted'
  | 'statistics'
  | 'listVersions'
  | 'openFilePages'
  | 'streamFiles'
  | 'streamVersionChanges'
>;

/** What is only read: lists paged by key, counts, both sides of a version. */
export function createProjectQueries(transactions: Transactions, clock: Clock): Queries {
  return {
    list: async (userId, { search, sort, limit, cursor }) => {
      const searchKey = nameKeyOf(search ?? '');
      const keys = cursor === undefined ? null : decodeCursor(cursor, projectCursors[sort]);
      const after = keys === null ? null : ([keys[1], keys[2]] as const);
      const tx = transactions.outside;
      const found = await listProjectRows(tx, userId, { sort, searchKey, after, count: limit + 1 });
      const { rows, nextCursor } = cutPage(found, limit, (row) => [sort, sortKeyOf[sort](row), row.id]);
      return {
        projects: rows.map(presentProject),
        total: await countProjects(tx, userId, searchKey),
        nextCursor,
      };
    },
    namesOf: (userId, projectIds) => findProjectNames(transactions.outside, userId, projectIds),
    listDeleted: async (userId, { limit, cursor }) => {
      const after = cursor === undefined ? null : decodeCursor(cursor, trashCursor);
      const found = await listTrashed(transactions.outside, userId, after, limit + 1);
      const { rows, nextCursor } = cutPage(found, limit, (row) => [row.deleted_at ?? 0, row.id]);
      return { projects: rows.map(presentDeletedProject), nextCursor };
    },
    statistics: (userId, timeZone) =>
      readStatistics(transactions.outside, userId, startOfDay(clock.now(), timeZone)),
    listVersions: async (userId, projectId, { limit, cursor }) => {
      const before = cursor === undefined ? null : decodeCursor(cursor, versionCursor)[0];
      const tx = transactions.outside;
      if (!(await findProject(tx, userId, projectId))) throw new AppError('project_not_found');
      const found = await listVersionRows(tx, projectId, before, limit + 1);
      const { rows, nextCursor } = cutPage(found, limit, (row) => [row.revision]);
      return { versions: rows.map(presentVersion), nextCursor };
    },
    openFilePages: async (userId, projectId, place) => {
      const tx = transactions.outside;
      const found = await readFileList(tx, projectId, userId, place);
      if (!found) throw new AppError('project_not_found');
      return readFilePages(tx, found.files);
    },
    streamFiles: async (userId, projectId) => {
      const tx = transactions.outside;
      const found = await readFileList(tx, projectId, userId);
      if (!found) throw new AppError('project_not_found');
      return streamJson(tx, presentFileList(found.revision, found.files));
    },
    streamVersionChanges: async (userId, projectId, versionId) => {
      const tx = transactions.outside;
      if (!(await findProject(tx, userId, projectId))) throw new AppError('project_not_found');
      const row = await findVersion(tx, projectId, versionId);
      if (!row) throw new AppError('version_not_found');
      const { changes: ownChanges, revision } = presentVersion(row);
      const after = await readManifest(tx, projectId, revision);
      const previous = await readManifestBefore(tx, projectId, revision);
      const before = previous?.manifest ?? new Map<string, string>();
      // Versions between the two were thinned out: what they changed counts as changed here.
      const isGap = previous !== null && previous.revision < revision - 1;
      const changes = isGap ? await compareManifests(tx, before, after) : ownChanges;
      const hashes = changes.flatMap(({ path }) => [before.get(path) ?? [], after.get(path) ?? []].flat());
      const sizes = await readSizes(tx, hashes);
      /** Contents of versions that were thinned out are gone. */
      const sideOf = (hash: string | undefined) => {
        const size = hash === undefined ? undefined : sizes.get(hash);
        return hash === undefined || size === undefined ? null : { hash, size };
      };
      const sides = changes.map((change) => ({
        change,
        before: sideOf(before.get(change.path)),
        after: sideOf(after.get(change.path)),
      }));
      return streamJson(tx, presentChanges(sides));
    },
  };
}
