import type { Selectable } from 'kysely';
import { queries, type SettingsTable } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

export type SettingRow = Selectable<SettingsTable>;
export type NewSettingRow = Omit<SettingRow, 'created_at' | 'updated_at'>;

export async function listSettingRows(tx: Tx): Promise<SettingRow[]> {
  return queries(tx).selectFrom('settings').selectAll().orderBy('key').execute();
}

export async function findSettingRow(tx: Tx, key: string): Promise<SettingRow | null> {
  return (
    (await queries(tx).selectFrom('settings').selectAll().where('key', '=', key).executeTakeFirst()) ?? null
  );
}

/** Inserts missing settings and keeps existing ones. */
export async function seedSetting(tx: Tx, row: NewSettingRow, now: number): Promise<void> {
  await queries(tx)
    .insertInto('settings')
    .values({ ...row, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function saveSetting(tx: Tx, row: NewSettingRow, now: number): Promise<void> {
  const { value, type, is_public, category } = row;
  await queries(tx)
    .insertInto('settings')
    .values({ ...row, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value, type, is_public, category, updated_at: now }),
    )
    .execute();
}

/** Locks a setting until the transaction ends, so that one writer at a time changes a list in it. */
export async function lockSetting(tx: Tx, key: string): Promise<SettingRow | null> {
  const row = await queries(tx)
    .updateTable('settings')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
