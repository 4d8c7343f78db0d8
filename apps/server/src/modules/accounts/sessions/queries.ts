import { AppError } from '@kilim/contract';
import type { Session, SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { listSessions } from './repository.ts';

/** The caller's sessions that have not expired, newest first. */
export function listOwnSessions(
  { transactions, clock }: AccountsPorts,
  caller: Pick<SignedIn, 'userId'>,
): Promise<Session[]> {
  return listSessions(transactions.outside, caller.userId, clock.now());
}

/** One of the caller's sessions; `current` is the calling one. Throws `user_session_not_found`, also for other users' sessions. */
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
