import { AppError, type SessionId, type UserId } from '@kilim/contract';
import { isUniqueViolation, queries, type SessionsTable, type UsersTable } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { MailToken, Person, Session, SignedIn, TokenKind } from './account.ts';

type Selected<Table> = {
  readonly [Column in keyof Table]: Table[Column] extends { readonly __select__: infer Value }
    ? Value
    : Table[Column];
};

function readPreferences(json: string): Record<string, unknown> {
  const value: unknown = JSON.parse(json);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function toPerson(row: Selected<UsersTable>): Person {
  return {
    id: row.id as UserId,
    email: row.email,
    name: row.name,
    passwordHash: row.password_hash,
    passwordUpdatedAt: row.password_updated_at,
    isEmailVerified: row.email_verified === 1,
    phone: row.phone,
    isEnabled: row.is_enabled === 1,
    isAdmin: row.is_admin === 1,
    preferences: readPreferences(row.preferences_json),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    accessedAt: row.accessed_at,
  };
}

function toSession(row: Selected<SessionsTable>): Session {
  return {
    id: row.id as SessionId,
    userId: row.user_id as UserId,
    provider: row.provider,
    ip: row.ip,
    userAgent: row.user_agent,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export type NewPerson = Pick<Person, 'id' | 'email' | 'name' | 'passwordHash' | 'isAdmin' | 'createdAt'>;

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
  readonly isEmailVerified?: boolean;
  readonly isEnabled?: boolean;
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
  const { name, email, passwordHash, isEmailVerified, isEnabled, preferences, lastLoginAt } = changes;
  try {
    await queries(tx)
      .updateTable('users')
      .set({
        updated_at: now,
        ...(name !== undefined && { name }),
        ...(email !== undefined && { email }),
        ...(passwordHash !== undefined && { password_hash: passwordHash, password_updated_at: now }),
        ...(isEmailVerified !== undefined && { email_verified: isEmailVerified ? 1 : 0 }),
        ...(isEnabled !== undefined && { is_enabled: isEnabled ? 1 : 0 }),
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

const signedIn = (tx: Tx, now: number) =>
  queries(tx)
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'users.id', 'users.email', 'users.name', 'users.is_admin'])
    .select('users.accessed_at')
    .where('sessions.expires_at', '>', now)
    .where('users.is_enabled', '=', 1);

interface SignedInRow {
  readonly session_id: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly is_admin: number;
  readonly accessed_at: number;
}

const toSignedIn = (row: SignedInRow): SignedIn & { accessedAt: number } => ({
  userId: row.id as UserId,
  sessionId: row.session_id as SessionId,
  email: row.email,
  name: row.name,
  isAdmin: row.is_admin === 1,
  accessedAt: row.accessed_at,
});

/** Who a token's secret belongs to, in one query; null for ended sessions and closed accounts. */
export async function findSignedIn(
  tx: Tx,
  key: { readonly userId: UserId; readonly secretHash: string },
  now: number,
): Promise<(SignedIn & { accessedAt: number }) | null> {
  const row = await signedIn(tx, now)
    .where('sessions.secret_hash', '=', key.secretHash)
    .where('sessions.user_id', '=', key.userId)
    .executeTakeFirst();
  return row ? toSignedIn(row) : null;
}

export async function findSignedInBySession(
  tx: Tx,
  sessionId: SessionId,
  now: number,
): Promise<SignedIn | null> {
  const row = await signedIn(tx, now).where('sessions.id', '=', sessionId).executeTakeFirst();
  if (!row) return null;
  const { accessedAt: _, ...caller } = toSignedIn(row);
  return caller;
}

export async function insertSession(tx: Tx, session: Session, secretHash: string): Promise<void> {
  await queries(tx)
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      secret_hash: secretHash,
      provider: session.provider,
      ip: session.ip,
      user_agent: session.userAgent,
      expires_at: session.expiresAt,
      created_at: session.createdAt,
      updated_at: session.updatedAt,
    })
    .execute();
}

/** Living sessions, newest first. */
export async function listSessions(tx: Tx, userId: UserId, now: number): Promise<Session[]> {
  const rows = await queries(tx)
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toSession);
}

export async function extendSession(
  tx: Tx,
  sessionId: SessionId,
  expiresAt: number,
  now: number,
): Promise<void> {
  await queries(tx)
    .updateTable('sessions')
    .set({ expires_at: expiresAt, updated_at: now })
    .where('id', '=', sessionId)
    .execute();
}

/** Ends the sessions of a person that are named, or all of them. */
export async function deleteSessions(
  tx: Tx,
  userId: UserId,
  which: { readonly only: readonly SessionId[] } | { readonly except: SessionId | null },
): Promise<void> {
  const deletion = queries(tx).deleteFrom('sessions').where('user_id', '=', userId);
  if ('only' in which) {
    if (which.only.length > 0) await deletion.where('id', 'in', which.only).execute();
    return;
  }
  await (which.except === null ? deletion : deletion.where('id', '!=', which.except)).execute();
}

/** Forgets a person's sessions that are over. */
export async function deleteExpiredSessions(tx: Tx, userId: UserId, now: number): Promise<void> {
  await queries(tx)
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
}

export async function insertToken(
  tx: Tx,
  token: MailToken,
  kind: TokenKind,
  secretHash: string,
): Promise<void> {
  await queries(tx)
    .insertInto('tokens')
    .values({
      id: token.id,
      user_id: token.userId,
      kind,
      secret_hash: secretHash,
      expires_at: token.expiresAt,
      created_at: token.createdAt,
      used_at: null,
    })
    .execute();
}

export interface TokenKey {
  readonly userId: UserId;
  readonly kind: TokenKind;
  readonly secretHash: string;
}

/** A token that was not used and has not expired. */
export async function findToken(tx: Tx, key: TokenKey, now: number): Promise<MailToken | null> {
  const row = await queries(tx)
    .selectFrom('tokens')
    .selectAll()
    .where('user_id', '=', key.userId)
    .where('kind', '=', key.kind)
    .where('secret_hash', '=', key.secretHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { id, expires_at: expiresAt, created_at: createdAt } = row;
  return { id, userId: key.userId, expiresAt, createdAt };
}

/** Answers whether this call used it: of two at once only one does. */
export async function useToken(tx: Tx, tokenId: string, now: number): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('tokens')
    .set({ used_at: now })
    .where('id', '=', tokenId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Makes every link of these kinds that was sent to a person useless. */
export async function deleteTokens(tx: Tx, userId: UserId, kinds: readonly TokenKind[]): Promise<void> {
  await queries(tx).deleteFrom('tokens').where('user_id', '=', userId).where('kind', 'in', kinds).execute();
}
