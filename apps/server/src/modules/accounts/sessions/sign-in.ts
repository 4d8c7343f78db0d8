import { AppError } from '@kilim/contract';
import type { AccountsPorts } from '../ports.ts';
import { findPerson, findPersonByEmail } from '../repository.ts';
import { announceEnded, openSession, type SessionOrigin, type StartedSession } from './open-session.ts';

export interface SignIn extends SessionOrigin {
  readonly email: string;
  readonly password: string;
}

/** Begins a session. Throws `user_invalid_credentials`, the same for an unknown address, or `user_blocked`. */
export async function signIn(ports: AccountsPorts, input: SignIn): Promise<StartedSession> {
  const { transactions, passwords, securityLog } = ports;
  const person = await findPersonByEmail(transactions.outside, input.email);
  const isRight = await passwords.verify(person?.passwordHash ?? null, input.password);
  if (!person || !isRight) {
    // Unknown addresses are logged as well, without the address: the reply takes as long for both.
    const detail = { method: 'password' } as const;
    await securityLog.recordAlone({ kind: 'sign-in-failed', userId: person?.id ?? null, detail });
    throw new AppError('user_invalid_credentials');
  }
  const started = await transactions.run(async (tx) => {
    // Checking a password takes a while; one that was changed meanwhile must not open a session.
    const current = await findPerson(tx, person.id);
    if (current?.passwordHash !== person.passwordHash) throw new AppError('user_invalid_credentials');
    const how = { provider: 'email', factor: 'password', method: 'password', origin: input } as const;
    return openSession(ports, tx, current, how);
  });
  return announceEnded(ports, started);
}
