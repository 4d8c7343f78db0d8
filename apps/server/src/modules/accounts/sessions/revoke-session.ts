import { AppError, type SessionId } from '@kilim/contract';
import type { SignedIn } from '../account.ts';
import { mayRevokeSession } from '../policy.ts';
import type { AccountsPorts } from '../ports.ts';
import { findOwnSession } from './queries.ts';
import { deleteSessions } from './repository.ts';

/** Revokes one of the caller's sessions, signs out with the calling one, and returns its id. Throws `user_session_not_found`. */
export async function revokeOwnSession(
  ports: AccountsPorts,
  caller: SignedIn,
  sessionId: string,
): Promise<SessionId> {
  const session = await findOwnSession(ports, caller, sessionId);
  if (!mayRevokeSession(caller, session.id)) throw new AppError('user_session_not_found');
  const { userId } = caller;
  const kind = session.id === caller.sessionId ? 'signed-out' : 'session-ended';
  await ports.transactions.run(async (tx) => {
    await deleteSessions(tx, userId, { only: [session.id] });
    await ports.securityLog.record(tx, { kind, userId });
  });
  ports.events.publishToAccount(userId, { kind: 'session-ended' });
  return session.id;
}

/** Revokes every session of the caller; one that still owes its second factor revokes only itself. */
export async function revokeAllSessions(ports: AccountsPorts, caller: SignedIn): Promise<void> {
  const which = caller.awaitsFactor ? { only: [caller.sessionId] } : { except: null };
  const { userId } = caller;
  await ports.transactions.run(async (tx) => {
    const count = await deleteSessions(tx, userId, which);
    await ports.securityLog.record(tx, { kind: 'sessions-ended', userId, detail: { count } });
  });
  ports.events.publishToAccount(userId, { kind: 'session-ended' });
}
