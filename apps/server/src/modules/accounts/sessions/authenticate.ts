import { AppError, type SessionId } from '@kilim/contract';
import { lifetimes, type SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { isRecentProof } from '../recent-authentication/recent-proof.ts';
import { recordAccess } from '../repository.ts';
import { recordActiveDay } from './active-day-repository.ts';
import { readJwt } from './jwt.ts';
import {
  extendSession,
  type FoundSession,
  findSignedIn,
  findSignedInBySession,
  type SessionTimes,
} from './repository.ts';
import { sessionExpiry } from './session-expiry.ts';
import { chooseSessionToken, hashSecret, type SessionCredentials } from './session-token.ts';

const day = 24 * 3_600_000;
const startOfDay = (now: number): number => now - (now % day);

const timesOf = ({ settings }: AccountsPorts, now: number): SessionTimes => ({
  now,
  oldest: now - settings.sessionMaximum,
});

function toSignedIn({ caller, authenticatedAt, expiresAt }: FoundSession, now: number): SignedIn {
  const hasRecentlyAuthenticated = isRecentProof(authenticatedAt, now);
  return { ...caller, hasRecentlyAuthenticated, sessionEndsAt: expiresAt };
}

/** Extends a used session, at most once an hour so that not every read costs a write. */
async function extendIfUsed(
  { transactions, settings }: AccountsPorts,
  found: FoundSession,
  now: number,
): Promise<FoundSession> {
  const expiresAt = sessionExpiry(settings, found.createdAt, now);
  if (expiresAt < found.expiresAt + lifetimes.accessInterval) return found;
  await extendSession(transactions.outside, found.caller.sessionId, expiresAt, now);
  return { ...found, expiresAt };
}

/** The caller of a JWT, who never counts as recently authenticated. Throws `user_jwt_invalid`. */
async function authenticateByJwt(ports: AccountsPorts, jwt: string): Promise<SignedIn> {
  const session = await readJwt(ports, jwt);
  const caller = session === null ? null : await findCaller(ports, session.sessionId);
  if (caller === null || caller.userId !== session?.userId) throw new AppError('user_jwt_invalid');
  return { ...caller, hasRecentlyAuthenticated: false, usesJwt: true };
}

/**
 * Authenticates a request with one query and a few writes an hour. An invalid or expired session means a guest, never an
 * error. Throws `user_jwt_invalid`, and `user_jwt_and_cookie_set` for a JWT beside a valid session.
 */
export async function authenticate(
  ports: AccountsPorts,
  credentials: SessionCredentials,
): Promise<SignedIn | null> {
  const bySession = await authenticateBySession(ports, credentials);
  if (!credentials.jwt) return bySession;
  if (bySession !== null) throw new AppError('user_jwt_and_cookie_set');
  return authenticateByJwt(ports, credentials.jwt);
}

async function authenticateBySession(
  ports: AccountsPorts,
  credentials: SessionCredentials,
): Promise<SignedIn | null> {
  const { transactions, clock, settings } = ports;
  const token = chooseSessionToken(credentials, settings.projectKey);
  if (!token) return null;
  const now = clock.now();
  const key = { userId: token.userId, secretHash: hashSecret(token.secret) };
  const found = await findSignedIn(transactions.outside, key, timesOf(ports, now));
  if (!found) return null;
  const { accessedAt } = found;
  const { userId } = found.caller;
  const before = now - lifetimes.accessInterval;
  const isNewDay = startOfDay(now) > accessedAt;
  if (accessedAt <= before || isNewDay) {
    await recordAccess(transactions.outside, userId, now, isNewDay ? now : before);
    await recordActiveDay(transactions.outside, userId, now);
  }
  return toSignedIn(await extendIfUsed(ports, found, now), now);
}

/** The caller of a session that has not ended; sockets check it again when a session of their account ends. */
export async function findCaller(ports: AccountsPorts, sessionId: SessionId): Promise<SignedIn | null> {
  const now = ports.clock.now();
  const found = await findSignedInBySession(ports.transactions.outside, sessionId, timesOf(ports, now));
  return found ? toSignedIn(found, now) : null;
}
