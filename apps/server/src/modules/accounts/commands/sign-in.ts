import { AppError, type SessionId } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { lifetimes, type Session, sessionsPerPerson } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { findPerson, findPersonByEmail, updatePerson } from '../repository.ts';
import { deleteExpiredSessions, deleteSessions, insertSession, listSessions } from '../session-repository.ts';
import { createSecret, encodeSessionToken, hashSecret } from '../session-token.ts';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  readonly userAgent: string;
}

export interface StartedSession {
  readonly session: Session;
  /** What the client keeps; only a hash of its secret is stored. */
  readonly token: string;
}

/** Begins a session. Throws `user_invalid_credentials`, the same for an unknown address, or `user_blocked`. */
export async function signIn(ports: AccountsPorts, input: SignIn): Promise<StartedSession> {
  const { transactions, clock, passwords } = ports;
  const person = await findPersonByEmail(transactions.outside, input.email);
  const isRight = await passwords.verify(person?.passwordHash ?? null, input.password);
  if (!person || !isRight) throw new AppError('user_invalid_credentials');
  if (!person.isEnabled) throw new AppError('user_blocked');

  const now = clock.now();
  const secret = createSecret();
  const session: Session = {
    id: newId<SessionId>(now),
    userId: person.id,
    provider: 'email',
    ip: input.ip,
    userAgent: input.userAgent.slice(0, 512),
    expiresAt: now + lifetimes.session,
    createdAt: now,
    updatedAt: now,
  };
  await transactions.run(async (tx) => {
    // Checking a password takes a while; one that was changed meanwhile must not open a session.
    const current = await findPerson(tx, person.id);
    if (current?.passwordHash !== person.passwordHash) throw new AppError('user_invalid_credentials');
    if (!current.isEnabled) throw new AppError('user_blocked');
    await insertSession(tx, session, hashSecret(secret));
    await updatePerson(tx, person.id, { lastLoginAt: now }, now);
    await deleteExpiredSessions(tx, person.id, now);
    const living = await listSessions(tx, person.id, now);
    const others = living.filter(({ id }) => id !== session.id);
    await deleteSessions(tx, person.id, { only: others.slice(sessionsPerPerson - 1).map(({ id }) => id) });
  });
  return { session, token: encodeSessionToken({ userId: person.id, secret }) };
}
