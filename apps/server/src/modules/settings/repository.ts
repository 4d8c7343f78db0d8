import type { Selectable } from 'kysely';
import { queries, type SettingsTable } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

export interface NewSetting {
  readonly key: string;
  /** Plain text for `string`, else JSON. */
  readonly value: string;
  readonly type: 'string' | 'number' | 'boolean' | 'json';
  readonly isPublic: boolean;
  readonly category: string;
}

/** A stored setting. */
export interface SettingRecord extends NewSetting {
  readonly createdAt: number;
  readonly updatedAt: number;
}

const toRecord = (row: Selectable<SettingsTable>): SettingRecord => ({
  key: row.key,
  value: row.value,
  type: row.type,
  isPublic: row.is_public === 1,
  category: row.category,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const toRow = ({ key, value, type, isPublic, category }: NewSetting, now: number) => ({
  key,
  value,
  type,
  is_public: isPublic ? 1 : 0,
  category,
  created_at: now,
  updated_at: now,
});

export async function listSettings(tx: Tx): Promise<SettingRecord[]> {
  const rows = await queries(tx).selectFrom('settings').selectAll().orderBy('key').execute();
  return rows.map(toRecord);
}

export async function findSetting(tx: Tx, key: string): Promise<SettingRecord | null> {
  const row = await queries(tx).selectFrom('settings').selectAll().where('key', '=', key).executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Inserts a setting and keeps an existing one. */
export async function seedSetting(tx: Tx, setting: NewSetting, now: number): Promise<void> {
  await queries(tx)
    .insertInto('settings')
    .values(toRow(setting, now))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function saveSetting(tx: Tx, setting: NewSetting, now: number): Promise<void> {
  const { created_at: _, ...changes } = toRow(setting, now);
  await queries(tx)
    .insertInto('settings')
    .values(toRow(setting, now))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(changes))
    .execute();
}

/** Locks a setting until the transaction ends, so that one writer at a time changes a list in it. */
export async function lockSetting(tx: Tx, key: string): Promise<SettingRecord | null> {
  const row = await queries(tx)
    .updateTable('settings')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}
