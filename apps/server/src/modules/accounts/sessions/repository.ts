import type { SessionId, UserId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { queries, type SessionsTable } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { Session, SignedIn } from '../account.ts';

function toSession(row: Selectable<SessionsTable>): Session {
  return {
    id: row.id as SessionId,
    userId: row.user_id as UserId,
    provider: row.provider,
    providerUid: row.provider_uid,
    ip: row.ip,
    userAgent: row.user_agent,
    countryCode: row.country_code,
    factors: row.factors.split(','),
    factorProvenAt: row.mfa_updated_at,
    authenticatedAt: row.authenticated_at,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export interface SessionTimes {
  readonly now: number;
  /** Sessions created before this time have expired. */
  readonly oldest: number;
}

/** A session with its account, read by one query. */
export interface FoundSession {
  readonly caller: Omit<SignedIn, 'hasRecentlyAuthenticated'>;
  readonly accessedAt: number;
  readonly authenticatedAt: number;
  readonly expiresAt: number;
  readonly createdAt: number;
}

const signedIn = (tx: Tx, { now, oldest }: SessionTimes) =>
  queries(tx)
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('authenticators', 'authenticators.user_id', 'users.id')
    .select([
      'sessions.id as session_id',
      'users.id',
      'users.email',
      'users.name',
      'users.is_admin',
      'users.email_verified',
    ])
    .select(['users.accessed_at', 'users.mfa', 'sessions.factors', 'authenticators.verified'])
    .select(['users.must_change_password', 'sessions.authenticated_at', 'sessions.expires_at'])
    .select('sessions.created_at')
    .where('sessions.expires_at', '>', now)
    .where('sessions.created_at', '>', oldest)
    .where('users.is_enabled', '=', 1);

interface SignedInRow {
  readonly session_id: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly is_admin: number;
  readonly email_verified: number;
  readonly accessed_at: number;
  readonly mfa: number;
  readonly factors: string;
  readonly verified: number | null;
  readonly must_change_password: number;
  readonly authenticated_at: number;
  readonly expires_at: number;
  readonly created_at: number;
}

const toFound = (row: SignedInRow): FoundSession => ({
  caller: {
    userId: row.id as UserId,
    sessionId: row.session_id as SessionId,
    email: row.email,
    name: row.name,
    isAdmin: row.is_admin === 1,
    isEmailVerified: row.email_verified === 1,
    awaitsFactor: row.mfa === 1 && row.verified === 1 && !row.factors.includes(','),
    mustChangePassword: row.must_change_password === 1,
  },
  accessedAt: row.accessed_at,
  authenticatedAt: row.authenticated_at,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
});

/** Finds the session of a token's secret; null for expired sessions and closed accounts. */
export async function findSignedIn(
  tx: Tx,
  key: { readonly userId: UserId; readonly secretHash: string },
  times: SessionTimes,
): Promise<FoundSession | null> {
  const row = await signedIn(tx, times)
    .where('sessions.secret_hash', '=', key.secretHash)
    .where('sessions.user_id', '=', key.userId)
    .executeTakeFirst();
  return row ? toFound(row) : null;
}

export async function findSignedInBySession(
  tx: Tx,
  sessionId: SessionId,
  times: SessionTimes,
): Promise<FoundSession | null> {
  const row = await signedIn(tx, times).where('sessions.id', '=', sessionId).executeTakeFirst();
  return row ? toFound(row) : null;
}

export async function insertSession(tx: Tx, session: Session, secretHash: string): Promise<void> {
  await queries(tx)
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      secret_hash: secretHash,
      provider: session.provider,
      provider_uid: session.providerUid,
      ip: session.ip,
      user_agent: session.userAgent,
      country_code: session.countryCode,
      factors: session.factors.join(','),
      mfa_updated_at: session.factorProvenAt,
      authenticated_at: session.authenticatedAt,
      expires_at: session.expiresAt,
      created_at: session.createdAt,
      updated_at: session.updatedAt,
    })
    .execute();
}

/** Sessions that have not expired, newest first. */
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

/** Adds a proven factor; `provenAt` is null when no code was entered. */
export async function addFactor(
  tx: Tx,
  sessionId: SessionId,
  factor: string,
  provenAt: number | null,
): Promise<void> {
  const row = await queries(tx)
    .selectFrom('sessions')
    .select('factors')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  const factors = new Set([...(row?.factors.split(',') ?? []), factor]);
  await queries(tx)
    .updateTable('sessions')
    .set({ factors: [...factors].join(','), ...(provenAt !== null && { mfa_updated_at: provenAt }) })
    .where('id', '=', sessionId)
    .execute();
}

/** IP address of a session whose country is unknown; null for other sessions. */
export async function findAddressWithoutCountry(tx: Tx, sessionId: SessionId): Promise<string | null> {
  const row = await queries(tx)
    .selectFrom('sessions')
    .select('ip')
    .where('id', '=', sessionId)
    .where('country_code', '=', '--')
    .executeTakeFirst();
  return row?.ip ?? null;
}

export async function setSessionCountry(tx: Tx, sessionId: SessionId, countryCode: string): Promise<void> {
  await queries(tx)
    .updateTable('sessions')
    .set({ country_code: countryCode })
    .where('id', '=', sessionId)
    .execute();
}

/** Time of the last proof of identity; null when the session has ended. */
export async function findAuthenticatedAt(tx: Tx, sessionId: SessionId): Promise<number | null> {
  const row = await queries(tx)
    .selectFrom('sessions')
    .select('authenticated_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.authenticated_at ?? null;
}

export async function setAuthenticatedAt(tx: Tx, sessionId: SessionId, now: number): Promise<void> {
  await queries(tx)
    .updateTable('sessions')
    .set({ authenticated_at: now })
    .where('id', '=', sessionId)
    .execute();
}

/** Revokes the given sessions, or all except one, and returns their number. */
export async function deleteSessions(
  tx: Tx,
  userId: UserId,
  which: { readonly only: readonly SessionId[] } | { readonly except: SessionId | null },
): Promise<number> {
  const deletion = queries(tx).deleteFrom('sessions').where('user_id', '=', userId);
  if ('only' in which && which.only.length === 0) return 0;
  const chosen =
    'only' in which
      ? deletion.where('id', 'in', which.only)
      : which.except === null
        ? deletion
        : deletion.where('id', '!=', which.except);
  return Number((await chosen.executeTakeFirst()).numDeletedRows);
}

/** Revokes sessions opened by a sign-in link since a time; only the newest link works, so they belong to one link. */
export async function deleteLinkSessions(tx: Tx, userId: UserId, since: number): Promise<void> {
  await queries(tx)
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('provider', '=', 'magic-url')
    .where('created_at', '>=', since)
    .execute();
}

export async function deleteExpiredSessions(tx: Tx, userId: UserId, now: number): Promise<void> {
  await queries(tx)
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
}
