import { AppError, type Language, type OAuthProvider, oauthProvider } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { composeCodeMail } from '../../../platform/mail/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { lifetimes, type Person, type SignedIn } from '../account.ts';
import { deleteTokens, findToken, insertToken, useToken } from '../mail-links/token-repository.ts';
import { listIdentities } from '../oauth/identity-repository.ts';
import { isRecentProof } from '../policy.ts';
import type { AccountsPorts } from '../ports.ts';
import { readPerson } from '../read-account.ts';
import { findAuthenticatedAt, setAuthenticatedAt } from '../sessions/repository.ts';
import { acceptCode } from '../two-factor/authenticator.ts';
import { acceptRecoveryCode, createCode } from '../two-factor/recovery-codes.ts';
import { countRecoveryCodes, findAuthenticator } from '../two-factor/repository.ts';

export interface AuthenticationState {
  readonly provenUntil: number | null;
  readonly methods: {
    readonly password: boolean;
    readonly totp: boolean;
    readonly recoveryCode: boolean;
    readonly mail: boolean;
    readonly oauth: OAuthProvider[];
  };
}

export type Proof = { readonly password: string } | { readonly otp: string } | { readonly mailCode: string };

/** Two-step verification outweighs the rest: a password alone must not weaken it. */
async function findMethods(
  { oauthClients }: AccountsPorts,
  tx: Tx,
  person: Person,
): Promise<AuthenticationState['methods']> {
  const authenticator = await findAuthenticator(tx, person.id);
  if (person.isMfaOn && authenticator?.isVerified) {
    const { left } = await countRecoveryCodes(tx, person.id);
    return { password: false, totp: true, recoveryCode: left > 0, mail: false, oauth: [] };
  }
  const without = { totp: false, recoveryCode: false };
  if (person.hasPassword) return { ...without, password: true, mail: false, oauth: [] };
  const joined = (await listIdentities(tx, person.id)).map(({ provider }) => provider);
  const oauth = oauthClients.map(({ provider }) => provider).filter((name) => joined.includes(name));
  return { ...without, password: false, mail: true, oauth: oauth.map((name) => oauthProvider.parse(name)) };
}

/** Whether the calling session proved lately who uses it, and how it can. */
export async function readAuthentication(
  ports: AccountsPorts,
  caller: SignedIn,
): Promise<AuthenticationState> {
  const tx = ports.transactions.outside;
  const person = await readPerson(tx, caller);
  const provenAt = (await findAuthenticatedAt(tx, caller.sessionId)) ?? 0;
  const isRecent = isRecentProof(provenAt, ports.clock.now());
  return {
    provenUntil: isRecent ? provenAt + lifetimes.authentication : null,
    methods: await findMethods(ports, tx, person),
  };
}

/** Bound to the requesting session, so that a code cannot confirm another session. */
const mailCodeHash = ({ secrets }: AccountsPorts, { sessionId }: SignedIn, code: string): string =>
  secrets.sign(`mail-code:${sessionId}`, code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

async function acceptMailCode(
  ports: AccountsPorts,
  tx: Tx,
  caller: SignedIn,
  code: string,
): Promise<boolean> {
  const secretHash = mailCodeHash(ports, caller, code);
  const key = { userId: caller.userId, kind: 'mail-code', secretHash, attemptHash: null } as const;
  const now = ports.clock.now();
  const token = await findToken(tx, key, now);
  return token !== null && (await useToken(tx, token.id, key, now));
}

/** Written on its own: the transaction of a refused call is undone. */
async function refuseProof(
  { securityLog }: AccountsPorts,
  { userId }: SignedIn,
  type: 'user_invalid_credentials' | 'user_invalid_token',
): Promise<AppError> {
  await securityLog.recordAlone({ kind: 'confirmation-failed', userId });
  return new AppError(type);
}

/**
 * Proves who uses the session for the next ten minutes. Throws `user_invalid_credentials` for a wrong password,
 * `user_invalid_token` for a wrong code and for a proof that this account does not take.
 */
export async function confirmAuthentication(
  ports: AccountsPorts,
  caller: SignedIn,
  proof: Proof,
): Promise<AuthenticationState> {
  if ('password' in proof) {
    const { methods } = await readAuthentication(ports, caller);
    // Outside of the transaction: checking a password takes a while.
    const { passwordHash } = await readPerson(ports.transactions.outside, caller);
    const isRight = await ports.passwords.verify(methods.password ? passwordHash : null, proof.password);
    if (!isRight) throw await refuseProof(ports, caller, 'user_invalid_credentials');
  }
  const isProven = await ports.transactions.run(async (tx) => {
    if (!('password' in proof)) {
      const methods = await findMethods(ports, tx, await readPerson(tx, caller));
      const isRight =
        'otp' in proof
          ? methods.totp && (await acceptFactor(ports, tx, caller, proof.otp))
          : methods.mail && (await acceptMailCode(ports, tx, caller, proof.mailCode));
      if (!isRight) return false;
    }
    await setAuthenticatedAt(tx, caller.sessionId, ports.clock.now());
    return true;
  });
  if (!isProven) throw await refuseProof(ports, caller, 'user_invalid_token');
  return readAuthentication(ports, caller);
}

/** A code of the app or a recovery code; each works once. */
async function acceptFactor(ports: AccountsPorts, tx: Tx, caller: SignedIn, code: string): Promise<boolean> {
  const authenticator = await findAuthenticator(tx, caller.userId);
  if (!authenticator?.isVerified) return false;
  return (
    (await acceptCode(ports, tx, caller.userId, authenticator, code)) ||
    (await acceptRecoveryCode(ports, tx, caller.userId, code))
  );
}

/** Mails a code that works once, for 15 minutes and in this session only. Throws `user_auth_method_unsupported`. */
export async function sendMailCode(
  ports: AccountsPorts,
  caller: SignedIn,
  language: Language,
): Promise<void> {
  await ports.transactions.run(async (tx) => {
    const person = await readPerson(tx, caller);
    const { mail } = await findMethods(ports, tx, person);
    if (!mail) throw new AppError('user_auth_method_unsupported');
    const now = ports.clock.now();
    const code = createCode();
    await deleteTokens(tx, person.id, ['mail-code']);
    const token = { id: newId(now), userId: person.id, expiresAt: now + lifetimes.challenge, createdAt: now };
    await insertToken(tx, token, 'mail-code', mailCodeHash(ports, caller, code));
    const { siteName } = ports.settings;
    await ports.mailer.post(
      tx,
      composeCodeMail({ language, siteName, recipient: person.email, name: person.name, code }),
    );
  });
}

/**
 * Whether a proof that came with a call proves it. False where the account has no such thing: then only the session
 * can. Throws `user_invalid_credentials` or `user_invalid_token` when it is wrong.
 */
export async function verifyProof(
  ports: AccountsPorts,
  caller: SignedIn,
  kind: 'password' | 'otp',
  value: string,
): Promise<boolean> {
  const tx = ports.transactions.outside;
  if (kind === 'password') {
    const person = await readPerson(tx, caller);
    if (!person.hasPassword) return false;
    if (await ports.passwords.verify(person.passwordHash, value)) return true;
    throw await refuseProof(ports, caller, 'user_invalid_credentials');
  }
  const authenticator = await findAuthenticator(tx, caller.userId);
  if (!authenticator?.isVerified) return false;
  const isRight = await ports.transactions.run((inside) =>
    acceptCode(ports, inside, caller.userId, authenticator, value),
  );
  if (!isRight) throw await refuseProof(ports, caller, 'user_invalid_token');
  return true;
}
