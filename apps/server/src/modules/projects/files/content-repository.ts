import type { ProjectId } from '@kilim/contract';
import { sql } from 'kysely';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { inChunks, inChunksBySize } from '../chunks.ts';
import { countedContent } from '../usage/counted-size.ts';
import { type FileContent, isReference } from './file-content.ts';
import { insertParts } from './parts-repository.ts';

// Contents are stored once under their hash, in `blobs`. `project_contents` holds the references: a content stays as
// long as a version of any project refers to it.

/** Contents that one statement reads or writes: a few milliseconds of the event loop. */
export const contentChunk = { count: 50, bytes: 256 * 1024 } as const;

/** Contents of unknown size that one statement reads; each may be 1 MB. */
const contentsPerRead = 10;
const hashesPerStatement = 200;
const sizesPerRead = 500;

/** Part of a content from UTF-16 offset `start`; empty beyond its end, null when there is no such content. */
export async function readContentPart(
  tx: Tx,
  hash: string,
  { start, count }: { readonly start: number; readonly count: number },
): Promise<string | null> {
  const row = await queries(tx)
    .selectFrom('blobs')
    .select(sql<string>`substr(content, cast(${start + 1} as integer), cast(${count} as integer))`.as('part'))
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.part ?? null;
}

/** Contents by hash; missing ones are left out. */
export async function readContents(tx: Tx, hashes: Iterable<string>): Promise<Map<string, FileContent>> {
  const found = new Map<string, FileContent>();
  for (const chunk of inChunks([...new Set(hashes)], contentsPerRead)) {
    const rows = await queries(tx)
      .selectFrom('blobs')
      .select(['hash', 'content', 'size'])
      .where('hash', 'in', chunk)
      .execute();
    for (const { hash, content, size } of rows) found.set(hash, { hash, content, size });
  }
  return found;
}

/** Sizes in bytes by hash; missing ones are left out. */
export async function readSizes(tx: Tx, hashes: Iterable<string>): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const chunk of inChunks([...new Set(hashes)], sizesPerRead)) {
    const rows = await queries(tx)
      .selectFrom('blobs')
      .select(['hash', 'size'])
      .where('hash', 'in', chunk)
      .execute();
    for (const { hash, size } of rows) found.set(hash, size);
  }
  return found;
}

/**
 * Inserts contents and locks those that exist already, because the clean-up may be about to delete an unreferenced one.
 * References to binary files are left out: the project has those.
 */
export async function insertContents(tx: Tx, contents: Iterable<FileContent>): Promise<void> {
  // Ordered by hash, so that two writers of the same contents cannot deadlock.
  const sorted = [...contents]
    .filter((content) => !isReference(content))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  for (const chunk of inChunksBySize(sorted, contentChunk)) {
    await queries(tx)
      .insertInto('blobs')
      .values(chunk.map(({ hash, content, size }) => ({ hash, content, size })))
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet((eb) => ({ size: eb.ref('excluded.size') })),
      )
      .execute();
    for (const { hash, bytes } of chunk) if (bytes !== undefined) await insertParts(tx, hash, bytes);
  }
}

/**
 * Adds references of the project to contents (byte sizes by hash), made by the version with the given number. Returns
 * the bytes that new references add to what the project stores.
 */
export async function addContentReferences(
  tx: Tx,
  projectId: ProjectId,
  sizes: ReadonlyMap<string, number>,
  versionNumber: number,
): Promise<number> {
  let added = 0;
  const sorted = [...sizes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const chunk of inChunks(sorted, hashesPerStatement)) {
    const rows = await queries(tx)
      .insertInto('project_contents')
      .values(
        chunk.map(([hash, size]) => ({
          project_id: projectId,
          hash,
          size: countedContent(size),
          added_in: versionNumber,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('size')
      .execute();
    for (const { size } of rows) added += size;
  }
  return added;
}

/**
 * Removes references of the project; returns the bytes that it stores less. With `versionNumber` only those that this
 * version made are removed: no earlier version uses their contents.
 */
export async function removeContentReferences(
  tx: Tx,
  projectId: ProjectId,
  hashes: Iterable<string>,
  versionNumber?: number,
): Promise<number> {
  let freed = 0;
  for (const chunk of inChunks([...hashes].toSorted(), hashesPerStatement)) {
    let query = queries(tx)
      .deleteFrom('project_contents')
      .where('project_id', '=', projectId)
      .where('hash', 'in', chunk);
    if (versionNumber !== undefined) query = query.where('added_in', '=', versionNumber);
    const rows = await query.returning('size').execute();
    for (const { size } of rows) freed += size;
  }
  return freed;
}

/** Whether one of the contents is that of a binary file. */
export async function hasBinaryContent(tx: Tx, hashes: readonly string[]): Promise<boolean> {
  for (const chunk of inChunks([...hashes], hashesPerStatement)) {
    const row = await queries(tx)
      .selectFrom('content_parts')
      .select('hash')
      .where('hash', 'in', chunk)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** Hashes that the project refers to, with the bytes that each adds to what the project stores. */
export async function listContentReferences(tx: Tx, projectId: ProjectId): Promise<Map<string, number>> {
  const rows = await queries(tx)
    .selectFrom('project_contents')
    .select(['hash', 'size'])
    .where('project_id', '=', projectId)
    .execute();
  return new Map(rows.map(({ hash, size }) => [hash, size]));
}

/** Deletes those of the given contents that no project refers to. Remove the references first. */
export async function deleteUnreferencedContents(tx: Tx, hashes: Iterable<string>): Promise<void> {
  for (const chunk of inChunks([...hashes].toSorted(), hashesPerStatement)) {
    await queries(tx)
      .deleteFrom('blobs')
      .where('hash', 'in', chunk)
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

/** Hashes of contents that no project refers to, at most `count`. */
export async function findUnreferencedContents(tx: Tx, count: number): Promise<string[]> {
  const rows = await queries(tx)
    .selectFrom('blobs')
    .leftJoin('project_contents', 'project_contents.hash', 'blobs.hash')
    .select('blobs.hash')
    .where('project_contents.hash', 'is', null)
    .orderBy('blobs.hash')
    .limit(count)
    .execute();
  return rows.map(({ hash }) => hash);
}
