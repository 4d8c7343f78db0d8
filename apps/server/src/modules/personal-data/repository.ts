import type { Language, UserId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { type DataExportsTable, queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { ExportRecord } from './export-record.ts';

function toRecord(row: Selectable<DataExportsTable>): ExportRecord {
  return {
    id: row.id,
    userId: row.user_id as UserId,
    language: row.language as Language,
    storageKey: row.storage_key,
    size: row.size,
    createdAt: row.created_at,
    readyAt: row.ready_at,
    expiresAt: row.expires_at,
  };
}

export async function insertExport(tx: Tx, record: ExportRecord): Promise<void> {
  await queries(tx)
    .insertInto('data_exports')
    .values({
      id: record.id,
      user_id: record.userId,
      status: 'pending',
      language: record.language,
      storage_key: null,
      size: null,
      created_at: record.createdAt,
      ready_at: null,
      expires_at: record.expiresAt,
    })
    .execute();
}

export async function findExport(tx: Tx, exportId: string): Promise<ExportRecord | null> {
  const row = await queries(tx)
    .selectFrom('data_exports')
    .selectAll()
    .where('id', '=', exportId)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** A user's newest export that has not expired. */
export async function findLatestExport(tx: Tx, userId: UserId, now: number): Promise<ExportRecord | null> {
  const row = await queries(tx)
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Returns false when the export was deleted or finished before. */
export async function finishExport(
  tx: Tx,
  exportId: string,
  file: { readonly storageKey: string; readonly size: number },
  now: number,
  expiresAt: number,
): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('data_exports')
    .set({
      status: 'ready',
      storage_key: file.storageKey,
      size: file.size,
      ready_at: now,
      expires_at: expiresAt,
    })
    .where('id', '=', exportId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns the bytes of the archive; null for a missing export. */
export async function deleteExport(tx: Tx, exportId: string): Promise<{ readonly size: number } | null> {
  const row = await queries(tx)
    .deleteFrom('data_exports')
    .where('id', '=', exportId)
    .returning('size')
    .executeTakeFirst();
  return row ? { size: row.size ?? 0 } : null;
}

/** Bytes of all archives of a user. */
export async function sumExportSizes(tx: Tx, userId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('data_exports')
    .select((eb) => eb.fn.sum<number | null>('size').as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.bytes ?? 0;
}
