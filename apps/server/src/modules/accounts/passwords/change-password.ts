import { AppError, type Language } from '@kilim/contract';
import type { Account, SignedIn } from '../account.ts';
import { deleteTokens } from '../mail-links/token-repository.ts';
import type { AccountsPorts } from '../ports.ts';
import { readAccount, readAccountOfOpenSession } from '../read-account.ts';
import { updateAccount } from '../repository.ts';
import { sendNotice } from '../send-notice.ts';
import { deleteSessions } from '../sessions/repository.ts';
import { requireStrongPassword } from './require-strong-password.ts';

/**
 * Sets a password, also an account's first one, and revokes every other session. Throws the errors of
 * `requireStrongPassword` and `user_password_unchanged`.
 */
export async function changePassword(
  ports: AccountsPorts,
  caller: SignedIn,
  input: { readonly password: string; readonly language: Language },
): Promise<Account> {
  const known = await readAccount(ports.transactions.outside, caller);
  requireStrongPassword(ports, input.password, known);
  if (known.mustChangePassword && (await ports.passwords.verify(known.passwordHash, input.password))) {
    throw new AppError('user_password_unchanged', { fields: { password: 'user_password_unchanged' } });
  }
  const passwordHash = await ports.passwords.hash(input.password);
  const account = await ports.transactions.run(async (tx) => {
    const current = await readAccountOfOpenSession(tx, caller);
    await updateAccount(tx, caller.userId, { passwordHash, hasPassword: true }, ports.clock.now());
    const { userId } = caller;
    const count = await deleteSessions(tx, userId, { except: caller.sessionId });
    await deleteTokens(tx, userId, ['recovery', 'magic-url']);
    await ports.securityLog.forgetOtherDevices(tx, userId);
    await ports.securityLog.record(tx, { kind: 'password-changed', userId, detail: { count } });
    const { language } = input;
    await sendNotice(ports, tx, { kind: 'passwordChanged', userId, account: current, language });
    return readAccount(tx, caller);
  });
  ports.events.publishToAccount(caller.userId, { kind: 'session-ended' });
  return account;
}
