import { AppError, type SecurityMethod } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import { type Challenge, lifetimes, type Session, type SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { readAccount } from '../read-account.ts';
import { logCompleteSignIn } from '../sessions/log-sign-in.ts';
import { findOwnSession } from '../sessions/queries.ts';
import { addFactor, setAuthenticatedAt } from '../sessions/repository.ts';
import { consumeTotpCode } from './authenticator.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  deleteChallenges,
  findAuthenticator,
  findChallenge,
  insertChallenge,
} from './repository.ts';

/** The second factors that the caller can use. */
export async function listFactors(
  { transactions }: AccountsPorts,
  caller: SignedIn,
): Promise<{ totp: boolean; recoveryCode: boolean }> {
  const authenticator = await findAuthenticator(transactions.outside, caller.userId);
  const { left } = await countRecoveryCodes(transactions.outside, caller.userId);
  return { totp: authenticator?.isVerified ?? false, recoveryCode: left > 0 };
}

/** Starts a challenge that only this session can complete, within 15 minutes. */
export async function startChallenge(
  ports: AccountsPorts,
  caller: SignedIn,
  factor: 'totp' | 'recoverycode' | 'email' | 'phone',
): Promise<Challenge> {
  if (factor === 'phone') throw new AppError('general_phone_disabled');
  if (factor === 'email') throw new AppError('user_auth_method_unsupported');
  const available = await listFactors(ports, caller);
  if (factor === 'totp' && !available.totp) throw new AppError('user_authenticator_not_found');
  if (factor === 'recoverycode' && !available.recoveryCode) {
    throw new AppError('user_recovery_codes_not_found');
  }
  const now = ports.clock.now();
  const challenge: Challenge = {
    id: newId(now),
    userId: caller.userId,
    sessionId: caller.sessionId,
    factor,
    expiresAt: now + lifetimes.challenge,
    createdAt: now,
  };
  await ports.transactions.run((tx) => insertChallenge(tx, challenge));
  return challenge;
}

const methodOf = ({ factor }: Challenge): SecurityMethod =>
  factor === 'recoverycode' ? 'recovery-code' : factor;

async function accept(ports: AccountsPorts, tx: Tx, challenge: Challenge, code: string): Promise<boolean> {
  if (challenge.factor === 'recoverycode') return consumeRecoveryCode(ports, tx, challenge.userId, code);
  const authenticator = await findAuthenticator(tx, challenge.userId);
  if (!authenticator?.isVerified) return false;
  return consumeTotpCode(ports, tx, challenge.userId, authenticator, code);
}

/** Proves the second factor of the calling session. Throws `user_invalid_token` for a wrong code or challenge. */
export async function completeChallenge(
  ports: AccountsPorts,
  caller: SignedIn,
  input: { readonly challengeId: string; readonly otp: string },
): Promise<{ readonly session: Session; readonly deviceToken: string | null }> {
  const { userId } = caller;
  const accepted = await ports.transactions.run(async (tx) => {
    const now = ports.clock.now();
    const challenge = await findChallenge(tx, { id: input.challengeId, sessionId: caller.sessionId }, now);
    if (!challenge || !(await accept(ports, tx, challenge, input.otp))) return null;
    await deleteChallenges(tx, userId);
    await addFactor(tx, caller.sessionId, challenge.factor, now);
    await setAuthenticatedAt(tx, caller.sessionId, now);
    // A session that was complete before was only confirmed again.
    if (!caller.awaitsFactor) return { deviceToken: null };
    const method = methodOf(challenge);
    return { deviceToken: await logCompleteSignIn(ports, tx, await readAccount(tx, caller), method) };
  });
  if (accepted === null) {
    await ports.securityLog.recordAlone({ kind: 'second-step-failed', userId });
    throw new AppError('user_invalid_token');
  }
  const session = await findOwnSession(ports, caller, caller.sessionId);
  return { session, deviceToken: accepted.deviceToken };
}
