import { AppError, type Language, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { Account, Authenticator, SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { readAccount } from '../read-account.ts';
import { updateAccount } from '../repository.ts';
import { sendNotice } from '../send-notice.ts';
import { addFactor } from '../sessions/repository.ts';
import {
  consumeStep,
  deleteAuthenticator,
  deleteChallenges,
  findAuthenticator,
  replaceAuthenticator,
  replaceRecoveryCodes,
} from './repository.ts';
import { authenticatorUri, createTotpSecret, matchStep } from './totp.ts';

const purposeOf = (userId: UserId): string => `totp:${userId}`;

/** Returns whether the code is right and unused; it cannot be used again. */
export async function consumeTotpCode(
  { secrets, clock }: AccountsPorts,
  tx: Tx,
  userId: UserId,
  authenticator: Authenticator,
  code: string,
): Promise<boolean> {
  const secret = secrets.open(purposeOf(userId), authenticator.sealedSecret);
  const step = secret === null ? null : matchStep(secret, code, clock.now());
  return step !== null && (await consumeStep(tx, userId, step));
}

/**
 * Turns two-step verification on or off. The session that turns it on with a verified app counts as proven; every other
 * session must prove the second factor first.
 */
export async function setMfa(
  ports: AccountsPorts,
  caller: SignedIn,
  { isOn, language }: { readonly isOn: boolean; readonly language: Language },
): Promise<Account> {
  const account = await ports.transactions.run(async (tx) => {
    const now = ports.clock.now();
    const authenticator = await findAuthenticator(tx, caller.userId);
    const wasOn = (await readAccount(tx, caller)).isMfaOn;
    const wasEffective = authenticator?.isVerified && wasOn;
    const { userId } = caller;
    await updateAccount(tx, userId, { isMfaOn: isOn }, now);
    if (isOn !== wasOn) {
      await ports.securityLog.record(tx, { kind: isOn ? 'mfa-enabled' : 'mfa-disabled', userId });
    }
    if (wasEffective && !isOn) {
      await sendNotice(ports, tx, { kind: 'secondFactorOff', userId, account: caller, language });
    }
    if (isOn && authenticator?.isVerified) await addFactor(tx, caller.sessionId, 'totp', null);
    return readAccount(tx, caller);
  });
  // Open sockets authenticate again.
  ports.events.publishToAccount(caller.userId, { kind: 'session-ended' });
  return account;
}

/** Creates a secret for an authenticator app; it takes effect after `verifyAuthenticator`. */
export async function createAuthenticator(
  ports: AccountsPorts,
  caller: SignedIn,
): Promise<{ secret: string; uri: string }> {
  const secret = createTotpSecret();
  await ports.transactions.run(async (tx) => {
    const known = await findAuthenticator(tx, caller.userId);
    if (known?.isVerified) throw new AppError('user_authenticator_already_verified');
    const sealed = ports.secrets.seal(purposeOf(caller.userId), secret);
    await replaceAuthenticator(tx, caller.userId, sealed, ports.clock.now());
  });
  return { secret, uri: authenticatorUri(ports.settings.siteName, caller.email, secret) };
}

/** Verifies the app with one of its codes; the session then counts as proven. */
export async function verifyAuthenticator(
  ports: AccountsPorts,
  caller: SignedIn,
  code: string,
): Promise<Account> {
  return ports.transactions.run(async (tx) => {
    const authenticator = await findAuthenticator(tx, caller.userId);
    if (!authenticator) throw new AppError('user_authenticator_not_found');
    if (authenticator.isVerified) throw new AppError('user_authenticator_already_verified');
    if (!(await consumeTotpCode(ports, tx, caller.userId, authenticator, code))) {
      throw new AppError('user_invalid_token');
    }
    await addFactor(tx, caller.sessionId, 'totp', ports.clock.now());
    await ports.securityLog.record(tx, { kind: 'authenticator-added', userId: caller.userId });
    return readAccount(tx, caller);
  });
}

/** Removes the app and the recovery codes. Throws `user_authenticator_not_found`. */
export async function removeAuthenticator(
  ports: AccountsPorts,
  caller: SignedIn,
  { language }: { readonly language: Language },
): Promise<void> {
  await ports.transactions.run(async (tx) => {
    const authenticator = await findAuthenticator(tx, caller.userId);
    if (!authenticator) throw new AppError('user_authenticator_not_found');
    const { isMfaOn } = await readAccount(tx, caller);
    if (isMfaOn && authenticator.isVerified) {
      const { userId } = caller;
      await ports.securityLog.record(tx, { kind: 'mfa-disabled', userId });
      await sendNotice(ports, tx, { kind: 'secondFactorOff', userId, account: caller, language });
    }
    if (authenticator.isVerified) {
      await ports.securityLog.record(tx, { kind: 'authenticator-removed', userId: caller.userId });
    }
    await deleteAuthenticator(tx, caller.userId);
    await replaceRecoveryCodes(tx, caller.userId, []);
    await deleteChallenges(tx, caller.userId);
    await updateAccount(tx, caller.userId, { isMfaOn: false }, ports.clock.now());
  });
}
