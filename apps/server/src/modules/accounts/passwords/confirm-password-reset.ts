import { AppError, type Language } from '@kilim/contract';
import type { MailToken } from '../account.ts';
import { type LinkUse, linkKey } from '../mail-links/link-key.ts';
import { deleteTokens, findToken, useToken } from '../mail-links/token-repository.ts';
import { deleteIdentities } from '../oauth/identity-repository.ts';
import type { AccountsPorts } from '../ports.ts';
import { grantWelcome } from '../registration/grant-welcome-credits.ts';
import { findPerson, updatePerson } from '../repository.ts';
import { sendNotice } from '../send-notice.ts';
import { deleteSessions } from '../sessions/repository.ts';
import { acceptPassword } from './require-strong-password.ts';

export interface RecoveryConfirmation extends LinkUse {
  readonly password: string;
  readonly language: Language;
  /** Sent by older clients; has to be the same. */
  readonly passwordAgain?: string | undefined;
}

/**
 * Sets a new password by a link from a mail and ends every session. The link proves that the address is read by its
 * owner, so it counts as verified. Throws `user_invalid_token` when the link is wrong, used or expired.
 */
export async function confirmRecovery(ports: AccountsPorts, input: RecoveryConfirmation): Promise<MailToken> {
  if (input.passwordAgain !== undefined && input.passwordAgain !== input.password) {
    throw new AppError('general_argument_invalid', { fields: { passwordAgain: 'not_equal' } });
  }
  const key = linkKey('recovery', input);
  const { userId } = key;
  // Looked up before hashing, so that guessing links costs us a query and not 19 MiB.
  const token = await findToken(ports.transactions.outside, key, ports.clock.now());
  if (!token) throw new AppError('user_invalid_token');
  const owner = await findPerson(ports.transactions.outside, userId);
  if (!owner) throw new AppError('user_invalid_token');
  acceptPassword(ports, input.password, owner);
  const passwordHash = await ports.passwords.hash(input.password);
  await ports.transactions.run(async (tx) => {
    const now = ports.clock.now();
    if (!(await useToken(tx, token.id, key, now))) throw new AppError('user_invalid_token');
    // Whoever held an unverified address may have joined a provider's account of their own.
    const person = await findPerson(tx, userId);
    if (!person) throw new AppError('user_invalid_token');
    if (!person.isEmailVerified && (await deleteIdentities(tx, userId)) > 0) {
      await ports.securityLog.record(tx, { kind: 'provider-unlinked', userId });
    }
    await updatePerson(tx, userId, { passwordHash, hasPassword: true, isEmailVerified: true }, now);
    await grantWelcome(ports, tx, { ...person, isEmailVerified: true });
    const count = await deleteSessions(tx, userId, { except: null });
    await deleteTokens(tx, userId, ['recovery', 'verification', 'magic-url'], token.id);
    await ports.securityLog.forgetOtherDevices(tx, userId);
    await ports.securityLog.record(tx, { kind: 'password-reset', userId, detail: { count } });
    await sendNotice(ports, tx, { kind: 'passwordChanged', userId, person, language: input.language });
  });
  ports.events.publishToAccount(userId, { kind: 'session-ended' });
  return token;
}
