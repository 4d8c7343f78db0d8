import type { Credits, UserId } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { UserExtra, UserRecord } from './user-record.ts';

export const userColumns = [
  'users.id',
  'users.name',
  'users.email',
  'users.search_key',
  'users.email_verified',
  'users.is_admin',
  'users.is_enabled',
  'users.credits',
  'users.created_at',
  'users.last_login_at',
  'users.accessed_at',
  'account_deletions.due_at',
] as const;

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly search_key: string;
  readonly email_verified: number;
  readonly is_admin: number;
  readonly is_enabled: number;
  readonly credits: number;
  readonly created_at: number;
  readonly last_login_at: number | null;
  readonly accessed_at: number;
  readonly due_at: number | null;
}

export const toUserRecord = (row: UserRow): UserRecord => ({
  id: row.id as UserId,
  name: row.name,
  email: row.email,
  searchKey: row.search_key,
  isEmailVerified: row.email_verified === 1,
  isAdmin: row.is_admin === 1,
  isEnabled: row.is_enabled === 1,
  credits: row.credits as Credits,
  createdAt: row.created_at,
  lastLoginAt: row.last_login_at,
  accessedAt: row.accessed_at,
  deletionDueAt: row.due_at,
});

export async function findUser(tx: Tx, userId: UserId): Promise<UserRecord | null> {
  const row = await queries(tx)
    .selectFrom('users')
    .leftJoin('account_deletions', 'account_deletions.user_id', 'users.id')
    .select(userColumns)
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row ? toUserRecord(row) : null;
}

export async function findUserIdByEmail(tx: Tx, email: string): Promise<UserId | null> {
  const row = await queries(tx)
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? (row.id as UserId) : null;
}

/** null when the user was deleted. */
export async function findUserExtra(tx: Tx, userId: UserId, now: number): Promise<UserExtra | null> {
  const row = await queries(tx)
    .selectFrom('users')
    .select(['phone', 'storage_bytes', 'last_credit_update_at'])
    .select((query) =>
      query
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('sessions.user_id', '=', userId)
        .where('sessions.expires_at', '>', now)
        .as('sessions'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    phone: row.phone,
    storageBytes: row.storage_bytes,
    sessions: Number(row.sessions ?? 0),
    lastCreditUpdateAt: row.last_credit_update_at,
  };
}
