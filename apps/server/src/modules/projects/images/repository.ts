import { type ProjectId, promptImageType } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { type PromptImagesTable, queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { partSize } from '../files/parts-repository.ts';
import { countedContent } from '../usage/counted-size.ts';
import type { ImageFacts } from './image-record.ts';

const toFacts = (
  row: Pick<Selectable<PromptImagesTable>, 'hash' | 'media_type' | 'bytes' | 'width' | 'height'>,
): ImageFacts => ({
  hash: row.hash,
  mediaType: promptImageType.parse(row.media_type),
  bytes: row.bytes,
  width: row.width,
  height: row.height,
});

/**
 * Stores an image of a locked project, or keeps one that is there from now on. Returns the bytes by which the project grew.
 */
export async function insertImage(
  tx: Tx,
  projectId: ProjectId,
  facts: ImageFacts,
  bytes: Uint8Array,
  now: number,
): Promise<number> {
  const key = { project_id: projectId, hash: facts.hash };
  const known = await queries(tx)
    .updateTable('prompt_images')
    .set({ created_at: now })
    .where('project_id', '=', projectId)
    .where('hash', '=', facts.hash)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return 0;
  const size = countedContent(facts.bytes);
  const { mediaType, width, height } = facts;
  await queries(tx)
    .insertInto('prompt_images')
    .values({
      ...key,
      media_type: mediaType,
      bytes: facts.bytes,
      width,
      height,
      size,
      created_at: now,
      used_at: null,
    })
    .execute();
  for (let start = 0; start < bytes.byteLength; start += partSize) {
    const part = bytes.subarray(start, start + partSize);
    const data = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('base64');
    await queries(tx)
      .insertInto('prompt_image_parts')
      .values({ ...key, part: start / partSize, data })
      .execute();
  }
  return size;
}

/** Those of the images that the project has. */
export async function findImages(
  tx: Tx,
  projectId: ProjectId,
  hashes: readonly string[],
): Promise<ImageFacts[]> {
  if (hashes.length === 0) return [];
  const rows = await queries(tx)
    .selectFrom('prompt_images')
    .select(['hash', 'media_type', 'bytes', 'width', 'height'])
    .where('project_id', '=', projectId)
    .where('hash', 'in', hashes)
    .execute();
  return rows.map(toFacts);
}

/** Images by hash, in order, after the given one. */
export async function listImages(
  tx: Tx,
  projectId: ProjectId,
  after: string,
  count: number,
): Promise<ImageFacts[]> {
  const rows = await queries(tx)
    .selectFrom('prompt_images')
    .select(['hash', 'media_type', 'bytes', 'width', 'height'])
    .where('project_id', '=', projectId)
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(count)
    .execute();
  return rows.map(toFacts);
}

/** The parts of an image in base64. Throws when it was deleted in the meantime. */
export async function* readImageParts(
  tx: Tx,
  projectId: ProjectId,
  { hash, bytes }: Pick<ImageFacts, 'hash' | 'bytes'>,
): AsyncGenerator<string> {
  for (let part = 0; part * partSize < bytes; part += 1) {
    const row = await queries(tx)
      .selectFrom('prompt_image_parts')
      .select('data')
      .where('project_id', '=', projectId)
      .where('hash', '=', hash)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) throw new Error(`Image ${hash} was deleted while it was read`);
    yield row.data;
  }
}

/** Records that a prompt with the images was sent. */
export async function markUsed(
  tx: Tx,
  projectId: ProjectId,
  hashes: readonly string[],
  now: number,
): Promise<void> {
  await queries(tx)
    .updateTable('prompt_images')
    .set({ used_at: now })
    .where('project_id', '=', projectId)
    .where('hash', 'in', hashes)
    .execute();
}

/** Copies images into another project; returns the bytes by which that one grew. */
export async function copyImages(
  tx: Tx,
  {
    from,
    to,
    hashes,
  }: { readonly from: ProjectId; readonly to: ProjectId; readonly hashes: readonly string[] },
): Promise<number> {
  let added = 0;
  // One by one: an image has up to 27 parts.
  for (const hash of hashes) {
    const copied = await queries(tx)
      .insertInto('prompt_images')
      .columns([
        'project_id',
        'hash',
        'media_type',
        'bytes',
        'width',
        'height',
        'size',
        'created_at',
        'used_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('prompt_images')
          .select([
            eb.val(to).as('project_id'),
            'hash',
            'media_type',
            'bytes',
            'width',
            'height',
            'size',
            'created_at',
            'used_at',
          ])
          .where('project_id', '=', from)
          .where('hash', '=', hash),
      )
      .returning('size')
      .executeTakeFirst();
    if (copied === undefined) continue;
    added += copied.size;
    await queries(tx)
      .insertInto('prompt_image_parts')
      .columns(['project_id', 'hash', 'part', 'data'])
      .expression((eb) =>
        eb
          .selectFrom('prompt_image_parts')
          .select([eb.val(to).as('project_id'), 'hash', 'part', 'data'])
          .where('project_id', '=', from)
          .where('hash', '=', hash),
      )
      .execute();
  }
  return added;
}

/** Deletes the images of a project that were sent; returns the bytes that it stores less. */
export async function deleteUsedImages(tx: Tx, projectId: ProjectId): Promise<number> {
  const rows = await queries(tx)
    .deleteFrom('prompt_images')
    .where('project_id', '=', projectId)
    .where('used_at', 'is not', null)
    .returning('size')
    .execute();
  return rows.reduce((sum, { size }) => sum + size, 0);
}

/** Projects with images that were stored before a time and never sent. */
export async function listUnusedImages(tx: Tx, before: number, count: number): Promise<ProjectId[]> {
  const rows = await queries(tx)
    .selectFrom('prompt_images')
    .select('project_id')
    .distinct()
    .where('used_at', 'is', null)
    .where('created_at', '<', before)
    .limit(count)
    .execute();
  return rows.map(({ project_id }) => project_id as ProjectId);
}

/** Deletes the images of a locked project that were stored before a time and never sent; returns their bytes. */
export async function deleteUnusedImages(tx: Tx, projectId: ProjectId, before: number): Promise<number> {
  const rows = await queries(tx)
    .deleteFrom('prompt_images')
    .where('project_id', '=', projectId)
    .where('used_at', 'is', null)
    .where('created_at', '<', before)
    .returning('size')
    .execute();
  return rows.reduce((sum, { size }) => sum + size, 0);
}
