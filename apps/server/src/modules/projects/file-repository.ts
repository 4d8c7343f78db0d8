import { AppError, type ProjectId, type UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { FileContent } from './file-content.ts';
import type { FileSet } from './file-set.ts';
import { countedContent } from './stored-size.ts';

export interface FileRow {
  readonly path: string;
  readonly content: string;
  readonly hash: string;
  readonly size: number;
  readonly updated_at: number;
}

/** Rows in one statement: far below both engines' limit of parameters, and few enough texts to build at once. */
const chunkSize = 50;
/** Contents whose sizes are not known, read in one statement. */
const contentsAtOnce = 10;

function* inChunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Path, hash and size of every file, without contents. */
export async function readFileSet(tx: Tx, projectId: ProjectId): Promise<FileSet> {
  const rows = await queries(tx)
    .selectFrom('project_files')
    .select(['path', 'hash', 'size'])
    .where('project_id', '=', projectId)
    .execute();
  return new Map(rows.map(({ path, hash, size }) => [path, { hash, size }]));
}

export type FileEntry = Omit<FileRow, 'content'>;

/**
 * Every file without its content in the order of the alphabet, and the revision they are of: one statement, so both are
 * of one moment on both engines. Null when there is no such project, or with `userId` none of that person's; those in
 * the trash are found only there.
 */
export async function readFileList(
  tx: Tx,
  projectId: ProjectId,
  userId?: UserId,
  { isInTrash = false } = {},
): Promise<{ revision: number; files: FileEntry[] } | null> {
  let query = queries(tx)
    .selectFrom('projects')
    .leftJoin('project_files', 'project_files.project_id', 'projects.id')
    .select([
      'projects.revision',
      'project_files.path',
      'project_files.hash',
      'project_files.size',
      'project_files.updated_at',
    ])
    .where('projects.id', '=', projectId)
    .where('projects.deleted_at', isInTrash ? 'is not' : 'is', null);
  if (userId !== undefined) query = query.where('projects.user_id', '=', userId);
  const rows = await query.execute();
  const [first] = rows;
  if (!first) return null;
  const files: FileEntry[] = [];
  for (const { path, hash, size, updated_at } of rows) {
    // A project without files is one row without a path.
    if (path === null || hash === null || size === null || updated_at === null) continue;
    files.push({ path, hash, size, updated_at });
  }
  // Sorted here, because the engines do not agree on the order of letters.
  return { revision: first.revision, files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** Bytes that one statement reads or writes: a few milliseconds, in which nobody else is served. */
const bytesAtOnce = 512 * 1024;

/** Cuts a list so that no part has more than `chunkSize` items or, unless one item is larger, `bytesAtOnce`. */
function* inSmallChunks<Item extends { readonly size: number }>(items: Iterable<Item>): Generator<Item[]> {
  let chunk: Item[] = [];
  let bytes = 0;
  for (const item of items) {
    if (chunk.length > 0 && (chunk.length === chunkSize || bytes + item.size > bytesAtOnce)) {
      yield chunk;
      chunk = [];
      bytes = 0;
    }
    chunk.push(item);
    bytes += item.size;
  }
  if (chunk.length > 0) yield chunk;
}

/**
 * The files with their contents, a part at a time: a large project is neither read in one go nor held whole. Contents
 * never change, so all are of the moment of the list; one that was thinned out since then is `general_unavailable`.
 */
export async function* readFileParts(tx: Tx, files: readonly FileEntry[]): AsyncGenerator<FileRow[]> {
  for (const part of inSmallChunks(files)) {
    const contents = await readContents(
      tx,
      part.map(({ hash }) => hash),
    );
    yield part.map((file) => {
      const content = contents.get(file.hash)?.content;
      if (content === undefined) throw new AppError('general_unavailable', { detail: 'a content is gone' });
      return { ...file, content };
    });
  }
}

/** The list with all contents, for whoever needs the whole project at once. */
export async function readProjectFiles(
  tx: Tx,
  projectId: ProjectId,
  userId?: UserId,
  place: { readonly isInTrash?: boolean } = {},
): Promise<{ revision: number; files: FileRow[] } | null> {
  const found = await readFileList(tx, projectId, userId, place);
  if (!found) return null;
  const files: FileRow[] = [];
  for await (const part of readFileParts(tx, found.files)) files.push(...part);
  return { revision: found.revision, files };
}

/** A part of a content, counted in letters from 0; empty behind its end. Null when there is no such content. */
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

/** Contents and sizes by hash. */
export async function readContents(tx: Tx, hashes: Iterable<string>): Promise<Map<string, FileContent>> {
  const found = new Map<string, FileContent>();
  for (const chunk of inChunks([...new Set(hashes)], contentsAtOnce)) {
    const rows = await queries(tx)
      .selectFrom('blobs')
      .select(['hash', 'content', 'size'])
      .where('hash', 'in', chunk)
      .execute();
    for (const { hash, content, size } of rows) found.set(hash, { hash, content, size });
  }
  return found;
}

/** Sizes by hash, for a manifest that only names hashes. */
export async function readSizes(tx: Tx, hashes: Iterable<string>): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const chunk of inChunks([...new Set(hashes)], 500)) {
    const rows = await queries(tx)
      .selectFrom('blobs')
      .select(['hash', 'size'])
      .where('hash', 'in', chunk)
      .execute();
    for (const { hash, size } of rows) found.set(hash, size);
  }
  return found;
}

/** Adds contents that are not known yet, and holds the others: the sweep may be about to delete one that nobody named. */
export async function insertContents(tx: Tx, contents: Iterable<FileContent>): Promise<void> {
  // In one order everywhere, or two writers of the same texts could wait for each other.
  const sorted = [...contents].toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  for (const chunk of inSmallChunks(sorted)) {
    await queries(tx)
      .insertInto('blobs')
      .values(chunk.map(({ hash, content, size }) => ({ hash, content, size })))
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet((eb) => ({ size: eb.ref('excluded.size') })),
      )
      .execute();
  }
}

/**
 * Notes that a version of the project names these contents (size by hash), which keeps them. Answers what those that
 * it did not name before add to what it stores.
 */
export async function nameContents(
  tx: Tx,
  projectId: ProjectId,
  sizes: ReadonlyMap<string, number>,
): Promise<number> {
  let added = 0;
  const sorted = [...sizes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const chunk of inChunks(sorted, 200)) {
    const rows = await queries(tx)
      .insertInto('project_contents')
      .values(chunk.map(([hash, size]) => ({ project_id: projectId, hash, size: countedContent(size) })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('size')
      .execute();
    for (const { size } of rows) added += size;
  }
  return added;
}

export async function deleteFileRows(tx: Tx, projectId: ProjectId, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await queries(tx)
    .deleteFrom('project_files')
    .where('project_id', '=', projectId)
    .where('path', 'in', paths)
    .execute();
}

/** Inserts or replaces; paths that go must have gone before, or one that only changes its letter case would clash. */
export async function putFileRows(
  tx: Tx,
  projectId: ProjectId,
  files: readonly { path: string; hash: string; size: number }[],
  now: number,
): Promise<void> {
  for (const chunk of inChunks(files, chunkSize)) {
    await queries(tx)
      .insertInto('project_files')
      .values(
        chunk.map(({ path, hash, size }) => ({
          project_id: projectId,
          path,
          path_key: path.toLowerCase().normalize('NFC'),
          hash,
          size,
          updated_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'path']).doUpdateSet((eb) => ({
          hash: eb.ref('excluded.hash'),
          size: eb.ref('excluded.size'),
          updated_at: eb.ref('excluded.updated_at'),
        })),
      )
      .execute();
  }
}
