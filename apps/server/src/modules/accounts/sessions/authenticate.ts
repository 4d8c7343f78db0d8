import type { SessionId } from '@kilim/contract';
import { lifetimes, type SignedIn } from '../account.ts';
import { isRecentProof, sessionEnd } from '../policy.ts';
import type { AccountsPorts } from '../ports.ts';
import { noteAccess } from '../repository.ts';
import { noteDay } from './active-day-repository.ts';
import {
  extendSession,
  type FoundSession,
  findSignedIn,
  findSignedInBySession,
  type SessionTimes,
} from './repository.ts';
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

/** Moves the end of a session that is used, by an hour or more at once: reading must not cost a write each time. */
async function keepAlive(
  { transactions, settings }: AccountsPorts,
  found: FoundSession,
  now: number,
): Promise<FoundSession> {
  const expiresAt = sessionEnd(settings, found.createdAt, now);
  if (expiresAt < found.expiresAt + lifetimes.accessNote) return found;
  await extendSession(transactions.outside, found.caller.sessionId, expiresAt, now);
  return { ...found, expiresAt };
}

/** Who a request comes from: one query, and a few writes an hour. An invalid or ended session is a guest, never an error. */
export async function authenticate(
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
  const before = now - lifetimes.accessNote;
  const isNewDay = startOfDay(now) > accessedAt;
  if (accessedAt <= before || isNewDay) {
    await noteAccess(transactions.outside, userId, now, isNewDay ? now : before);
    await noteDay(transactions.outside, userId, now);
  }
  return toSignedIn(await keepAlive(ports, found, now), now);
}

/** Who a session belongs to while it lives. Open sockets ask again when a session of their account has ended. */
export async function findCaller(ports: AccountsPorts, sessionId: SessionId): Promise<SignedIn | null> {
  const now = ports.clock.now();
  const found = await findSignedInBySession(ports.transactions.outside, sessionId, timesOf(ports, now));
  return found ? toSignedIn(found, now) : null;
}
