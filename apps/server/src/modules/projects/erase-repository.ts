import type { ProjectId, UserId } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

const chunkSize = 200;

/** Hashes of contents that only this person's projects name, deleted projects among them. */
export async function findOwnContents(tx: Tx, userId: UserId): Promise<Set<string>> {
  const rows = await queries(tx)
    .selectFrom('project_contents as own')
    .innerJoin('projects', 'projects.id', 'own.project_id')
    .select('own.hash')
    .distinct()
    .where('projects.user_id', '=', userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('project_contents as other')
            .innerJoin('projects as theirs', 'theirs.id', 'other.project_id')
            .select('other.hash')
            .whereRef('other.hash', '=', 'own.hash')
            .where('theirs.user_id', '!=', userId),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ hash }) => hash));
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
