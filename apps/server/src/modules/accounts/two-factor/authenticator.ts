import { AppError, type Language, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { Authenticator, Person, SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { readPerson } from '../read-account.ts';
import { updatePerson } from '../repository.ts';
import { sendNotice } from '../send-notice.ts';
import { addFactor } from '../sessions/repository.ts';
import {
  deleteAuthenticator,
  deleteChallenges,
  findAuthenticator,
  replaceAuthenticator,
  replaceRecoveryCodes,
  useStep,
} from './repository.ts';
import { authenticatorUri, createTotpSecret, findStep } from './totp.ts';

const purposeOf = (userId: UserId): string => `totp:${userId}`;

/** Whether the code is right and was not used before; marks it as used. */
export async function acceptCode(
  { secrets, clock }: AccountsPorts,
  tx: Tx,
  userId: UserId,
  authenticator: Authenticator,
  code: string,
): Promise<boolean> {
  const secret = secrets.open(purposeOf(userId), authenticator.sealedSecret);
  const step = secret === null ? null : findStep(secret, code, clock.now());
  return step !== null && (await useStep(tx, userId, step));
}

/**
 * Asks for a second factor from now on, or stops asking. The session that switches it on with a verified app counts
 * as proven; every other one has to prove the second factor first.
 */
export async function setMfa(
  ports: AccountsPorts,
  caller: SignedIn,
  { isOn, language }: { readonly isOn: boolean; readonly language: Language },
): Promise<Person> {
  const person = await ports.transactions.run(async (tx) => {
    const now = ports.clock.now();
    const authenticator = await findAuthenticator(tx, caller.userId);
    const wasOn = (await readPerson(tx, caller)).isMfaOn;
    const isAsked = authenticator?.isVerified && wasOn;
    const { userId } = caller;
    await updatePerson(tx, userId, { isMfaOn: isOn }, now);
    if (isOn !== wasOn) {
      await ports.securityLog.record(tx, { kind: isOn ? 'mfa-enabled' : 'mfa-disabled', userId });
    }
    if (isAsked && !isOn) {
      await sendNotice(ports, tx, { kind: 'secondFactorOff', userId, person: caller, language });
    }
    if (isOn && authenticator?.isVerified) await addFactor(tx, caller.sessionId, 'totp', null);
    return readPerson(tx, caller);
  });
  // Open sockets ask again who they are.
  ports.events.publishToAccount(caller.userId, { kind: 'session-ended' });
  return person;
}

/** A new secret for an authenticator app. It counts only after `verifyAuthenticator`. */
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

/** Confirms that the app shows the right codes; the session counts as proven by it. */
export async function verifyAuthenticator(
  ports: AccountsPorts,
  caller: SignedIn,
  code: string,
): Promise<Person> {
  return ports.transactions.run(async (tx) => {
    const authenticator = await findAuthenticator(tx, caller.userId);
    if (!authenticator) throw new AppError('user_authenticator_not_found');
    if (authenticator.isVerified) throw new AppError('user_authenticator_already_verified');
    if (!(await acceptCode(ports, tx, caller.userId, authenticator, code))) {
      throw new AppError('user_invalid_token');
    }
    await addFactor(tx, caller.sessionId, 'totp', ports.clock.now());
    await ports.securityLog.record(tx, { kind: 'authenticator-added', userId: caller.userId });
    return readPerson(tx, caller);
  });
}

/** Removes the app together with the recovery codes. Throws `user_authenticator_not_found`. */
export async function removeAuthenticator(
  ports: AccountsPorts,
  caller: SignedIn,
  { language }: { readonly language: Language },
): Promise<void> {
  await ports.transactions.run(async (tx) => {
    const authenticator = await findAuthenticator(tx, caller.userId);
    if (!authenticator) throw new AppError('user_authenticator_not_found');
    const { isMfaOn } = await readPerson(tx, caller);
    if (isMfaOn && authenticator.isVerified) {
      const { userId } = caller;
      await ports.securityLog.record(tx, { kind: 'mfa-disabled', userId });
      await sendNotice(ports, tx, { kind: 'secondFactorOff', userId, person: caller, language });
    }
    if (authenticator.isVerified) {
      await ports.securityLog.record(tx, { kind: 'authenticator-removed', userId: caller.userId });
    }
    await deleteAuthenticator(tx, caller.userId);
    await replaceRecoveryCodes(tx, caller.userId, []);
    await deleteChallenges(tx, caller.userId);
    await updatePerson(tx, caller.userId, { isMfaOn: false }, ports.clock.now());
  });
}
