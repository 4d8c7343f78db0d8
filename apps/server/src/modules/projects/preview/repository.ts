import type { ProjectId, UserId } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { ProjectRecord } from '../project-record.ts';
import { toProjectRecord } from '../repository.ts';
import { countedContent } from '../usage/counted-size.ts';
import type { PreviewPicture, PreviewType } from './check-picture.ts';

export interface StoredPicture extends PreviewPicture {
  readonly hash: string;
}

/** Bytes that the picture of a project counts; 0 without one. */
async function readCountedSize(tx: Tx, projectId: ProjectId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('project_previews')
    .select('size')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row?.size ?? 0;
}

/** Replaces the picture of a locked project. Returns the project and the bytes by which it grew. */
export async function savePicture(
  tx: Tx,
  projectId: ProjectId,
  { bytes, contentType, hash }: StoredPicture,
  now: number,
): Promise<{ readonly project: ProjectRecord; readonly growth: number }> {
  const size = countedContent(bytes.byteLength);
  const growth = size - (await readCountedSize(tx, projectId));
  const values = {
    hash,
    content_type: contentType,
    data: Buffer.from(bytes).toString('base64'),
    size,
    created_at: now,
  };
  await queries(tx)
    .insertInto('project_previews')
    .values({ project_id: projectId, ...values })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
    .execute();
  const row = await queries(tx)
    .updateTable('projects')
    .set((eb) => ({ preview_hash: hash, stored_bytes: eb('stored_bytes', '+', growth) }))
    .where('id', '=', projectId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { project: toProjectRecord(row), growth };
}

/** The picture of a project of the user, live or in the trash. */
export async function findPicture(
  tx: Tx,
  userId: UserId,
  projectId: ProjectId,
): Promise<StoredPicture | null> {
  const row = await queries(tx)
    .selectFrom('project_previews')
    .innerJoin('projects', 'projects.id', 'project_previews.project_id')
    .select(['project_previews.hash', 'project_previews.content_type', 'project_previews.data'])
    .where('projects.id', '=', projectId)
    .where('projects.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    hash: row.hash,
    contentType: row.content_type as PreviewType,
    bytes: new Uint8Array(Buffer.from(row.data, 'base64')),
  };
}
