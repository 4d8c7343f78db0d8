import { AppError } from '@kilim/contract';
import type { AccountsPorts } from '../ports.ts';
import { findAccount, findAccountByEmail } from '../repository.ts';
import {
  openSession,
  publishEndedSessions,
  type SessionOrigin,
  type StartedSession,
} from './open-session.ts';

export interface SignIn extends SessionOrigin {
  readonly email: string;
  readonly password: string;
}

/** Opens a session. Throws `user_invalid_credentials`, also for an unknown address, or `user_blocked`. */
export async function signIn(ports: AccountsPorts, input: SignIn): Promise<StartedSession> {
  const { transactions, passwords, securityLog } = ports;
  const account = await findAccountByEmail(transactions.outside, input.email);
  const isRight = await passwords.verify(account?.passwordHash ?? null, input.password);
  if (!account || !isRight) {
    // Unknown addresses are logged too, without the address, so that both replies take equally long.
    const detail = { method: 'password' } as const;
    await securityLog.recordAlone({ kind: 'sign-in-failed', userId: account?.id ?? null, detail });
    throw new AppError('user_invalid_credentials');
  }
  const started = await transactions.run(async (tx) => {
    // The password may have been changed while it was verified.
    const current = await findAccount(tx, account.id);
    if (current?.passwordHash !== account.passwordHash) throw new AppError('user_invalid_credentials');
    return openSession(ports, tx, current, {
      provider: 'email',
      providerUid: current.email,
      factor: 'password',
      method: 'password',
      origin: input,
    });
  });
  return publishEndedSessions(ports, started);
}
