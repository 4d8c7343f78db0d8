import { AppError, type SessionId } from '@kilim/contract';
import type { Session, SignedIn } from '../account.ts';
import { sessionEnd } from '../policy.ts';
import type { AccountsPorts } from '../ports.ts';
import { deleteSessions, extendSession, listSessions } from './repository.ts';

/** Living sessions of the caller, newest first. */
export function listOwnSessions(
  { transactions, clock }: AccountsPorts,
  caller: Pick<SignedIn, 'userId'>,
): Promise<Session[]> {
  return listSessions(transactions.outside, caller.userId, clock.now());
}

/** One of the caller's sessions; `current` names the one that asks. Other people's are `user_session_not_found`. */
export async function findOwnSession(
  ports: AccountsPorts,
  caller: SignedIn,
  sessionId: string,
): Promise<Session> {
  const wanted = sessionId === 'current' ? caller.sessionId : sessionId;
  const session = (await listOwnSessions(ports, caller)).find(({ id }) => id === wanted);
  if (!session) throw new AppError('user_session_not_found');
  return session;
}

/** Renews a session as its use does: it lasts until it was not used for some time, or is too old. */
export async function extendOwnSession(
  ports: AccountsPorts,
  caller: SignedIn,
  sessionId: string,
): Promise<Session> {
  const session = await findOwnSession(ports, caller, sessionId);
  const now = ports.clock.now();
  const expiresAt = sessionEnd(ports.settings, session.createdAt, now);
  await extendSession(ports.transactions.outside, session.id, expiresAt, now);
  return { ...session, expiresAt, updatedAt: now };
}

/** Answers the id of the session that was ended. */
export async function endOwnSession(
  ports: AccountsPorts,
  caller: SignedIn,
  sessionId: string,
): Promise<SessionId> {
  const session = await findOwnSession(ports, caller, sessionId);
  // Half of a sign-in ends itself only.
  if (caller.awaitsFactor && session.id !== caller.sessionId) throw new AppError('user_session_not_found');
  const { userId } = caller;
  const kind = session.id === caller.sessionId ? 'signed-out' : 'session-ended';
  await ports.transactions.run(async (tx) => {
    await deleteSessions(tx, userId, { only: [session.id] });
    await ports.securityLog.record(tx, { kind, userId });
  });
  ports.events.publishToAccount(caller.userId, { kind: 'session-ended' });
  return session.id;
}

/** Ends every session of the caller; one that still owes a second factor ends itself only. */
export async function endAllSessions(ports: AccountsPorts, caller: SignedIn): Promise<void> {
  const which = caller.awaitsFactor ? { only: [caller.sessionId] } : { except: null };
  const { userId } = caller;
  await ports.transactions.run(async (tx) => {
    const count = await deleteSessions(tx, userId, which);
    await ports.securityLog.record(tx, { kind: 'sessions-ended', userId, detail: { count } });
  });
  ports.events.publishToAccount(caller.userId, { kind: 'session-ended' });
}
