import { AppError, type ProjectId, type UserId } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { inChunks, inChunksBySize } from '../chunks.ts';
import { contentChunk, readContents } from './content-repository.ts';
import type { FileSet } from './file-set.ts';

/** A file of a project. `hash` is the SHA-256 of the content, `size` its UTF-8 bytes, `updatedAt` epoch milliseconds. */
export interface FileRecord {
  readonly path: string;
  readonly content: string;
  readonly hash: string;
  readonly size: number;
  readonly updatedAt: number;
}

export type FileEntry = Omit<FileRecord, 'content'>;

export interface FileList<File> {
  readonly revision: number;
  /** Ordered by path. */
  readonly files: File[];
}

/** Which project to read. Without `userId` the owner is not checked; `isInTrash` finds only projects in the trash. */
export interface FileListScope {
  readonly userId?: UserId;
  readonly isInTrash?: boolean | undefined;
}

const rowsPerStatement = 50;

/** Hash and size of every file by path. */
export async function readFileSet(tx: Tx, projectId: ProjectId): Promise<FileSet> {
  const rows = await queries(tx)
    .selectFrom('project_files')
    .select(['path', 'hash', 'size'])
    .where('project_id', '=', projectId)
    .execute();
  return new Map(rows.map(({ path, hash, size }) => [path, { hash, size }]));
}

/**
 * Lists the files without contents, with the revision they belong to: one statement, so that both engines read a
 * consistent state. Returns null when there is no such project.
 */
export async function readFileList(
  tx: Tx,
  projectId: ProjectId,
  { userId, isInTrash = false }: FileListScope = {},
): Promise<FileList<FileEntry> | null> {
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
    // A project without files is one row of nulls.
    if (path === null || hash === null || size === null || updated_at === null) continue;
    files.push({ path, hash, size, updatedAt: updated_at });
  }
  // Sorted here because the engines collate differently.
  return { revision: first.revision, files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

/**
 * Yields the files with their contents in parts, so that a large project is not held in memory at once. Contents are
 * immutable, so all parts match the list; throws `general_unavailable` when one was deleted in the meantime.
 */
export async function* readFileParts(tx: Tx, files: readonly FileEntry[]): AsyncGenerator<FileRecord[]> {
  for (const part of inChunksBySize(files, contentChunk)) {
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

/** Lists the files with all contents in memory. */
export async function readProjectFiles(
  tx: Tx,
  projectId: ProjectId,
  scope: FileListScope = {},
): Promise<FileList<FileRecord> | null> {
  const found = await readFileList(tx, projectId, scope);
  if (!found) return null;
  const files: FileRecord[] = [];
  for await (const part of readFileParts(tx, found.files)) files.push(...part);
  return { revision: found.revision, files };
}

export async function deleteFileRows(tx: Tx, projectId: ProjectId, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await queries(tx)
    .deleteFrom('project_files')
    .where('project_id', '=', projectId)
    .where('path', 'in', paths)
    .execute();
}

/** Inserts or replaces files. Delete removed paths first: paths that differ only in letter case would clash. */
export async function putFileRows(
  tx: Tx,
  projectId: ProjectId,
  files: readonly { path: string; hash: string; size: number }[],
  now: number,
): Promise<void> {
  for (const chunk of inChunks(files, rowsPerStatement)) {
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
