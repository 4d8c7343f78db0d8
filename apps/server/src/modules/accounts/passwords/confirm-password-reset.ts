import { AppError, type Language } from '@kilim/contract';
import type { MailToken } from '../account.ts';
import { type LinkUse, linkKey } from '../mail-links/link-key.ts';
import { consumeToken, deleteTokens, findToken } from '../mail-links/token-repository.ts';
import { deleteIdentities } from '../oauth/identity-repository.ts';
import type { AccountsPorts } from '../ports.ts';
import { grantWelcomeCredits } from '../registration/grant-welcome-credits.ts';
import { findAccount, updateAccount } from '../repository.ts';
import { sendNotice } from '../send-notice.ts';
import { deleteSessions } from '../sessions/repository.ts';
import { requireStrongPassword } from './require-strong-password.ts';

export interface PasswordReset extends LinkUse {
  readonly password: string;
  readonly language: Language;
  /** Sent by older clients; must equal `password`. */
  readonly passwordAgain?: string | undefined;
}

/**
 * Sets a new password with a password reset link and revokes every session. The address counts as verified, because
 * the link was read there. Throws `user_invalid_token` for a wrong, used or expired link.
 */
export async function confirmPasswordReset(ports: AccountsPorts, input: PasswordReset): Promise<MailToken> {
  if (input.passwordAgain !== undefined && input.passwordAgain !== input.password) {
    throw new AppError('general_argument_invalid', { fields: { passwordAgain: 'not_equal' } });
  }
  const key = linkKey('recovery', input);
  const { userId } = key;
  // Looked up before hashing, so that a guessed link costs a query and not a hash.
  const token = await findToken(ports.transactions.outside, key, ports.clock.now());
  if (!token) throw new AppError('user_invalid_token');
  const owner = await findAccount(ports.transactions.outside, userId);
  if (!owner) throw new AppError('user_invalid_token');
  requireStrongPassword(ports, input.password, owner);
  const passwordHash = await ports.passwords.hash(input.password);
  await ports.transactions.run(async (tx) => {
    const now = ports.clock.now();
    if (!(await consumeToken(tx, token.id, key, now))) throw new AppError('user_invalid_token');
    // An attacker may have registered the unverified address and linked a provider account of their own.
    const account = await findAccount(tx, userId);
    if (!account) throw new AppError('user_invalid_token');
    if (!account.isEmailVerified && (await deleteIdentities(tx, userId)) > 0) {
      await ports.securityLog.record(tx, { kind: 'provider-unlinked', userId });
    }
    await updateAccount(tx, userId, { passwordHash, hasPassword: true, isEmailVerified: true }, now);
    await grantWelcomeCredits(ports, tx, { ...account, isEmailVerified: true });
    const count = await deleteSessions(tx, userId, { except: null });
    await deleteTokens(tx, userId, ['recovery', 'verification', 'magic-url'], token.id);
    await ports.securityLog.forgetOtherDevices(tx, userId);
    await ports.securityLog.record(tx, { kind: 'password-reset', userId, detail: { count } });
    await sendNotice(ports, tx, { kind: 'passwordChanged', userId, account, language: input.language });
  });
  ports.events.publishToAccount(userId, { kind: 'session-ended' });
  return token;
}
