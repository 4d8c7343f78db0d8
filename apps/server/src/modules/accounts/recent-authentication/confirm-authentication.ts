import { AppError } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { readAccount } from '../read-account.ts';
import { setAuthenticatedAt } from '../sessions/repository.ts';
import { consumeTotpCode } from '../two-factor/authenticator.ts';
import { consumeRecoveryCode } from '../two-factor/recovery-codes.ts';
import { findAuthenticator } from '../two-factor/repository.ts';
import { type AuthenticationState, findMethods, readAuthentication } from './authentication-state.ts';
import { consumeMailCode } from './mail-code.ts';

export type Proof = { readonly password: string } | { readonly otp: string } | { readonly mailCode: string };

/** Logs the failure in its own transaction, because the call's transaction is rolled back. */
async function rejectProof(
  { securityLog }: AccountsPorts,
  { userId }: SignedIn,
  type: 'user_invalid_credentials' | 'user_invalid_token',
): Promise<AppError> {
  await securityLog.recordAlone({ kind: 'confirmation-failed', userId });
  return new AppError(type);
}

/** Accepts a code of the authenticator app or a recovery code; each works once. */
async function consumeFactorCode(
  ports: AccountsPorts,
  tx: Tx,
  caller: SignedIn,
  code: string,
): Promise<boolean> {
  const authenticator = await findAuthenticator(tx, caller.userId);
  if (!authenticator?.isVerified) return false;
  return (
    (await consumeTotpCode(ports, tx, caller.userId, authenticator, code)) ||
    (await consumeRecoveryCode(ports, tx, caller.userId, code))
  );
}

/**
 * Makes the session recently authenticated for ten minutes. Throws `user_invalid_credentials` for a wrong password and
 * `user_invalid_token` for a wrong code or a proof that this account does not accept.
 */
export async function confirmAuthentication(
  ports: AccountsPorts,
  caller: SignedIn,
  proof: Proof,
): Promise<AuthenticationState> {
  if ('password' in proof) {
    const { methods } = await readAuthentication(ports, caller);
    // Outside the transaction, because verifying a password takes about 70 ms.
    const { passwordHash } = await readAccount(ports.transactions.outside, caller);
    const isRight = await ports.passwords.verify(methods.password ? passwordHash : null, proof.password);
    if (!isRight) throw await rejectProof(ports, caller, 'user_invalid_credentials');
  }
  const isProven = await ports.transactions.run(async (tx) => {
    if (!('password' in proof)) {
      const methods = await findMethods(ports, tx, await readAccount(tx, caller));
      const isRight =
        'otp' in proof
          ? methods.totp && (await consumeFactorCode(ports, tx, caller, proof.otp))
          : methods.mail && (await consumeMailCode(ports, tx, caller, proof.mailCode));
      if (!isRight) return false;
    }
    await setAuthenticatedAt(tx, caller.sessionId, ports.clock.now());
    return true;
  });
  if (!isProven) throw await rejectProof(ports, caller, 'user_invalid_token');
  return readAuthentication(ports, caller);
}

/**
 * Verifies a proof sent along with a call. Returns false when the account has no such factor, so that only a recently
 * authenticated session may make the call. Throws `user_invalid_credentials` or `user_invalid_token` for a wrong proof.
 */
export async function verifyProof(
  ports: AccountsPorts,
  caller: SignedIn,
  kind: 'password' | 'otp',
  value: string,
): Promise<boolean> {
  const tx = ports.transactions.outside;
  if (kind === 'password') {
    const account = await readAccount(tx, caller);
    if (!account.hasPassword) return false;
    if (await ports.passwords.verify(account.passwordHash, value)) return true;
    throw await rejectProof(ports, caller, 'user_invalid_credentials');
  }
  const authenticator = await findAuthenticator(tx, caller.userId);
  if (!authenticator?.isVerified) return false;
  const isRight = await ports.transactions.run((inside) =>
    consumeTotpCode(ports, inside, caller.userId, authenticator, value),
  );
  if (!isRight) throw await rejectProof(ports, caller, 'user_invalid_token');
  return true;
}
