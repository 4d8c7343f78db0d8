import { AppError, foldSearch, type UserId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { isUniqueViolation, queries, type UsersTable } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { Account } from './account.ts';

function readPreferences(json: string): Record<string, unknown> {
  const value: unknown = JSON.parse(json);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function toAccount(row: Selectable<UsersTable>): Account {
  return {
    id: row.id as UserId,
    email: row.email,
    name: row.name,
    passwordHash: row.password_hash,
    passwordUpdatedAt: row.password_updated_at,
    hasPassword: row.has_password === 1,
    mustChangePassword: row.must_change_password === 1,
    isEmailVerified: row.email_verified === 1,
    phone: row.phone,
    isEnabled: row.is_enabled === 1,
    isAdmin: row.is_admin === 1,
    isMfaOn: row.mfa === 1,
    preferences: readPreferences(row.preferences_json),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    accessedAt: row.accessed_at,
  };
}

export type NewAccount = Pick<
  Account,
  'id' | 'email' | 'name' | 'passwordHash' | 'hasPassword' | 'isAdmin' | 'createdAt'
>;

const searchKey = (name: string, email: string): string => foldSearch(`${name}\n${email}`);

/** Returns false when the id or the address is taken. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const result = await queries(tx)
    .insertInto('users')
    .values({
      id: account.id,
      email: account.email,
      name: account.name,
      search_key: searchKey(account.name, account.email),
      password_hash: account.passwordHash,
      password_updated_at: account.createdAt,
      has_password: account.hasPassword ? 1 : 0,
      email_verified: 0,
      phone: '',
      is_enabled: 1,
      is_admin: account.isAdmin ? 1 : 0,
      credits: 0,
      preferences_json: '{}',
      created_at: account.createdAt,
      updated_at: account.createdAt,
      accessed_at: account.createdAt,
      last_login_at: null,
      last_credit_update_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findAccount(tx: Tx, userId: UserId): Promise<Account | null> {
  const row = await queries(tx).selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  return row ? toAccount(row) : null;
}

export async function findAccountByEmail(tx: Tx, email: string): Promise<Account | null> {
  const row = await queries(tx).selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  return row ? toAccount(row) : null;
}

export async function hasAdmin(tx: Tx): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AccountChanges {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly passwordHash?: string;
  /** Set with `passwordHash`: whether the user knows the password. */
  readonly hasPassword?: boolean;
  /** Cleared by every new password. */
  readonly mustChangePassword?: true;
  readonly isEmailVerified?: boolean;
  readonly isEnabled?: boolean;
  readonly isAdmin?: boolean;
  readonly isMfaOn?: boolean;
  readonly preferences?: Readonly<Record<string, unknown>>;
  readonly lastLoginAt?: number;
}

/**
 * Changes the given fields. Throws `general_bad_request` for an address that is taken, without saying so
 * (docs/rules/accounts.md#taken-addresses); the transaction is then unusable.
 */
export async function updateAccount(
  tx: Tx,
  userId: UserId,
  changes: AccountChanges,
  now: number,
): Promise<void> {
  const { name, email, phone, passwordHash, hasPassword, preferences, lastLoginAt } = changes;
  const { isEmailVerified, isEnabled, isAdmin, isMfaOn } = changes;
  try {
    await queries(tx)
      .updateTable('users')
      .set({
        updated_at: now,
        ...(name !== undefined && { name }),
        ...(email !== undefined && { email }),
        ...(phone !== undefined && { phone }),
        ...(passwordHash !== undefined && {
          password_hash: passwordHash,
          password_updated_at: now,
          must_change_password: 0,
        }),
        ...(changes.mustChangePassword && { must_change_password: 1 }),
        ...(hasPassword !== undefined && { has_password: hasPassword ? 1 : 0 }),
        ...(isEmailVerified !== undefined && { email_verified: isEmailVerified ? 1 : 0 }),
        ...(isEnabled !== undefined && { is_enabled: isEnabled ? 1 : 0 }),
        ...(isAdmin !== undefined && { is_admin: isAdmin ? 1 : 0 }),
        ...(isMfaOn !== undefined && { mfa: isMfaOn ? 1 : 0 }),
        ...(preferences !== undefined && { preferences_json: JSON.stringify(preferences) }),
        ...(lastLoginAt !== undefined && { last_login_at: lastLoginAt, accessed_at: lastLoginAt }),
      })
      .where('id', '=', userId)
      .execute();
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError('general_bad_request', { cause });
    throw cause;
  }
  if (name !== undefined || email !== undefined) await foldAgain(tx, userId);
}

async function foldAgain(tx: Tx, userId: UserId): Promise<void> {
  const row = await queries(tx)
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return;
  const search_key = searchKey(row.name, row.email);
  await queries(tx).updateTable('users').set({ search_key }).where('id', '=', userId).execute();
}

/** Saves the time of an access unless one was saved after `before`. */
export async function recordAccess(tx: Tx, userId: UserId, now: number, before: number): Promise<void> {
  await queries(tx)
    .updateTable('users')
    .set({ accessed_at: now })
    .where('id', '=', userId)
    .where('accessed_at', '<=', before)
    .execute();
}
