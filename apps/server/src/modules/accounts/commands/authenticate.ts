import type { SessionId } from '@kilim/contract';
import { lifetimes, type SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { noteAccess } from '../repository.ts';
import { noteDay } from '../seen-day-repository.ts';
import { findSignedIn, findSignedInBySession } from '../session-repository.ts';
import { chooseSessionToken, hashSecret, type SessionCredentials } from '../session-token.ts';

const day = 24 * 3_600_000;
const startOfDay = (now: number): number => now - (now % day);

/** Who a request comes from: one query, and one write an hour. An invalid or ended session is a guest, never an error. */
export async function authenticate(
  { transactions, clock, settings }: AccountsPorts,
  credentials: SessionCredentials,
): Promise<SignedIn | null> {
  const token = chooseSessionToken(credentials, settings.projectKey);
  if (!token) return null;
  const now = clock.now();
  const key = { userId: token.userId, secretHash: hashSecret(token.secret) };
  const found = await findSignedIn(transactions.outside, key, now);
  if (!found) return null;
  const { accessedAt, ...caller } = found;
  const before = now - lifetimes.accessNote;
  const isNewDay = startOfDay(now) > accessedAt;
  if (accessedAt <= before || isNewDay) {
    await noteAccess(transactions.outside, caller.userId, now, isNewDay ? now : before);
    await noteDay(transactions.outside, caller.userId, now);
  }
  return caller;
}

/** Who a session belongs to while it lives. Open sockets ask again when a session of their account has ended. */
export function findCaller(
  { transactions, clock }: AccountsPorts,
  sessionId: SessionId,
): Promise<SignedIn | null> {
  return findSignedInBySession(transactions.outside, sessionId, clock.now());
}
