import { AppError, type UserId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { isUniqueViolation, queries, type UsersTable } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { Person } from './account.ts';

function readPreferences(json: string): Record<string, unknown> {
  const value: unknown = JSON.parse(json);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function toPerson(row: Selectable<UsersTable>): Person {
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

export type NewPerson = Pick<
  Person,
  'id' | 'email' | 'name' | 'passwordHash' | 'hasPassword' | 'isAdmin' | 'createdAt'
>;

/** Answers false when the id or the address is taken. */
export async function insertPerson(tx: Tx, person: NewPerson): Promise<boolean> {
  const result = await queries(tx)
    .insertInto('users')
    .values({
      id: person.id,
      email: person.email,
      name: person.name,
      password_hash: person.passwordHash,
      password_updated_at: person.createdAt,
      has_password: person.hasPassword ? 1 : 0,
      email_verified: 0,
      phone: '',
      is_enabled: 1,
      is_admin: person.isAdmin ? 1 : 0,
      credits: 0,
      preferences_json: '{}',
      created_at: person.createdAt,
      updated_at: person.createdAt,
      accessed_at: person.createdAt,
      last_login_at: null,
      last_credit_update_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findPerson(tx: Tx, userId: UserId): Promise<Person | null> {
  const row = await queries(tx).selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  return row ? toPerson(row) : null;
}

export async function findPersonByEmail(tx: Tx, email: string): Promise<Person | null> {
  const row = await queries(tx).selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  return row ? toPerson(row) : null;
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

export interface PersonChanges {
  readonly name?: string;
  readonly email?: string;
  readonly passwordHash?: string;
  /** Goes with `passwordHash`: whether the person was told it. */
  readonly hasPassword?: boolean;
  /** Every new password clears it. */
  readonly mustChangePassword?: true;
  readonly isEmailVerified?: boolean;
  readonly isEnabled?: boolean;
  readonly isMfaOn?: boolean;
  readonly preferences?: Readonly<Record<string, unknown>>;
  readonly lastLoginAt?: number;
}

/**
 * Changes what is given. An address that somebody has is refused as `general_bad_request`, which does not say why
 * (wire-contract.md §1.4). The transaction is lost then.
 */
export async function updatePerson(
  tx: Tx,
  userId: UserId,
  changes: PersonChanges,
  now: number,
): Promise<void> {
  const { name, email, passwordHash, hasPassword, preferences, lastLoginAt } = changes;
  const { isEmailVerified, isEnabled, isMfaOn } = changes;
  try {
    await queries(tx)
      .updateTable('users')
      .set({
        updated_at: now,
        ...(name !== undefined && { name }),
        ...(email !== undefined && { email }),
        ...(passwordHash !== undefined && {
          password_hash: passwordHash,
          password_updated_at: now,
          must_change_password: 0,
        }),
        ...(changes.mustChangePassword && { must_change_password: 1 }),
        ...(hasPassword !== undefined && { has_password: hasPassword ? 1 : 0 }),
        ...(isEmailVerified !== undefined && { email_verified: isEmailVerified ? 1 : 0 }),
        ...(isEnabled !== undefined && { is_enabled: isEnabled ? 1 : 0 }),
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
}

/** Notes that somebody was here, unless that was noted after `before`. */
export async function noteAccess(tx: Tx, userId: UserId, now: number, before: number): Promise<void> {
  await queries(tx)
    .updateTable('users')
    .set({ accessed_at: now })
    .where('id', '=', userId)
    .where('accessed_at', '<=', before)
    .execute();
}
