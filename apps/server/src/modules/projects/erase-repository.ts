import type { ProjectId, UserId } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

const chunkSize = 200;

/** Ids of a user's projects, those in the trash among them. */
export async function listProjectsOf(tx: Tx, userId: UserId, count: number): Promise<ProjectId[]> {
  const rows = await queries(tx)
    .selectFrom('projects')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id as ProjectId);
}

/** Locks every project of a user until the transaction ends. */
export async function lockProjectsOf(tx: Tx, userId: UserId): Promise<void> {
  await queries(tx)
    .updateTable('projects')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes a project whatever its state, with files, versions, turns and messages; answers the bytes it stored. */
export async function deleteProject(tx: Tx, projectId: ProjectId): Promise<number> {
  const row = await queries(tx)
    .deleteFrom('projects')
    .where('id', '=', projectId)
    .returning('stored_bytes')
    .executeTakeFirst();
  return row?.stored_bytes ?? 0;
}

/** Hashes of contents that any version of a project names. */
export async function listNamedContents(tx: Tx, projectId: ProjectId): Promise<Set<string>> {
  const rows = await queries(tx)
    .selectFrom('project_contents')
    .select('hash')
    .where('project_id', '=', projectId)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** The same with what each adds to what the project stores. */
export async function listNamedSizes(tx: Tx, projectId: ProjectId): Promise<Map<string, number>> {
  const rows = await queries(tx)
    .selectFrom('project_contents')
    .select(['hash', 'size'])
    .where('project_id', '=', projectId)
    .execute();
  return new Map(rows.map(({ hash, size }) => [hash, size]));
}

/** Deletes those of the contents that no project names. Call it after the projects are gone. */
export async function deleteContents(tx: Tx, hashes: ReadonlySet<string>): Promise<void> {
  const all = [...hashes].toSorted();
  for (let start = 0; start < all.length; start += chunkSize) {
    await queries(tx)
      .deleteFrom('blobs')
      .where('hash', 'in', all.slice(start, start + chunkSize))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('project_contents')
              .select('project_contents.hash')
              .whereRef('project_contents.hash', '=', 'blobs.hash'),
          ),
        ),
      )
      .execute();
  }
}

/** Hashes of contents that no project names, at most `count`. */
export async function findUnnamedContents(tx: Tx, count: number): Promise<Set<string>> {
  const rows = await queries(tx)
    .selectFrom('blobs')
    .leftJoin('project_contents', 'project_contents.hash', 'blobs.hash')
    .select('blobs.hash')
    .where('project_contents.hash', 'is', null)
    .orderBy('blobs.hash')
    .limit(count)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}
