import { randomBytes } from 'node:crypto';
import { AppError, legalVersions, type OAuthProvider, oauthProvider, type UserId } from '@kilim/contract';
import { z } from 'zod';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { Account } from '../account.ts';
import { claimAddress } from '../mail-links/claim-address.ts';
import { resolveLink } from '../mail-links/send-link.ts';
import { generatePassword } from '../passwords/password-hashing.ts';
import { isReservedAddress } from '../policy.ts';
import type { AccountsPorts } from '../ports.ts';
import { insertConsents } from '../registration/consent-repository.ts';
import { grantWelcomeCredits } from '../registration/grant-welcome-credits.ts';
import { findAccount, findAccountByEmail, insertAccount, updateAccount } from '../repository.ts';
import {
  openSession,
  publishEndedSessions,
  type SessionOrigin,
  type StartedSession,
} from '../sessions/open-session.ts';
import { findIdentityOwner, insertIdentity } from './identity-repository.ts';
import type { OAuthClient, OAuthIdentity } from './oauth-client.ts';

/** How long a sign-in at the provider may take, in milliseconds. */
export const oauthLifetime = 10 * 60_000;
const purpose = 'oauth-state';

const oauthState = z.object({
  provider: oauthProvider,
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  success: z.string(),
  failure: z.string(),
  expiresAt: z.number(),
});
type OAuthState = z.infer<typeof oauthState>;

export interface OAuthStart {
  readonly provider: OAuthProvider;
  readonly success: string;
  readonly failure: string;
  readonly host: string;
  /** Where the provider redirects to. */
  readonly redirectUri: string;
}

export interface OAuthFinish {
  readonly provider: OAuthProvider;
  readonly code: string | undefined;
  readonly state: string | undefined;
  /** The sealed state from the cookie that `startOAuth` set. */
  readonly sealed: string | undefined;
  readonly redirectUri: string;
  /** Redirect target when the state is missing or invalid. */
  readonly failure: string;
  readonly origin: SessionOrigin;
}

function findClient({ oauthClients }: AccountsPorts, provider: OAuthProvider): OAuthClient {
  const client = oauthClients.find((one) => one.provider === provider);
  if (!client) throw new AppError('user_auth_method_unsupported');
  return client;
}

/** Returns the provider's address and the sealed state for the browser's cookie. */
export function startOAuth(ports: AccountsPorts, input: OAuthStart): { location: string; sealed: string } {
  const client = findClient(ports, input.provider);
  const { provider } = input;
  // Normalised, because a header cannot contain line breaks or non-ASCII letters.
  const readHref = (url: string): string => new URL(resolveLink(ports, url, input.host)).href;
  const [success, failure] = [readHref(input.success), readHref(input.failure)];
  const state = randomBytes(24).toString('base64url');
  const verifier = randomBytes(32).toString('base64url');
  const nonce = randomBytes(24).toString('base64url');
  const expiresAt = ports.clock.now() + oauthLifetime;
  const kept: OAuthState = { provider, state, verifier, nonce, success, failure, expiresAt };
  return {
    location: client.authorizeUrl({ redirectUri: input.redirectUri, state, verifier, nonce }),
    sealed: ports.secrets.seal(purpose, JSON.stringify(kept)),
  };
}

function readState({ secrets, clock }: AccountsPorts, sealed: string | undefined): OAuthState | null {
  const text = sealed === undefined ? null : secrets.open(purpose, sealed);
  const state = text === null ? null : oauthState.parse(JSON.parse(text));
  return state !== null && state.expiresAt > clock.now() ? state : null;
}

async function createFromIdentity(
  ports: AccountsPorts,
  tx: Tx,
  identity: OAuthIdentity,
  passwordHash: string,
): Promise<Account> {
  const { clock, settings } = ports;
  if (isReservedAddress(identity.email, settings.adminEmail)) throw new AppError('user_oauth2_failed');
  const now = clock.now();
  const id = newId<UserId>(now);
  const account = {
    id,
    email: identity.email,
    name: identity.name.slice(0, 128),
    passwordHash,
    hasPassword: false,
    createdAt: now,
  };
  if (!(await insertAccount(tx, { ...account, isAdmin: false }))) throw new AppError('user_oauth2_failed');
  // The sign-in page states above its buttons that continuing accepts both texts.
  const { privacy: privacyVersion, kvkk: kvkkVersion } = legalVersions;
  await insertConsents(tx, id, { privacyVersion, kvkkVersion }, now);
  await updateAccount(tx, id, { isEmailVerified: true }, now);
  const created = await findAccount(tx, id);
  if (!created) throw new Error('The account that was just inserted is missing.');
  await grantWelcomeCredits(ports, tx, created);
  return created;
}

/** Finds the linked account, else the one with the verified address, else creates one (docs/rules/oauth.md#linking). */
async function findOrCreate(
  ports: AccountsPorts,
  tx: Tx,
  provider: OAuthProvider,
  identity: OAuthIdentity,
  passwordHash: string,
): Promise<{ readonly account: Account; readonly isClaimed: boolean }> {
  const ownerId = await findIdentityOwner(tx, provider, identity.uid);
  const owner = ownerId === null ? null : await findAccount(tx, ownerId);
  if (owner) return { account: owner, isClaimed: false };
  if (identity.email === '' || !identity.isEmailVerified) throw new AppError('user_oauth2_email_unverified');
  const known = await findAccountByEmail(tx, identity.email);
  const isClaimed = known !== null && (await claimAddress(ports, tx, known, passwordHash));
  const account = known ?? (await createFromIdentity(ports, tx, identity, passwordHash));
  const { uid: providerUid, email } = identity;
  const now = ports.clock.now();
  await insertIdentity(tx, {
    id: newId(now),
    userId: account.id,
    provider,
    providerUid,
    email,
    createdAt: now,
  });
  const kind = known ? 'provider-linked' : 'registered';
  await ports.securityLog.record(tx, { kind, userId: account.id, detail: { method: provider } });
  return { account, isClaimed };
}

function withError(failure: string, error: unknown): string {
  const location = new URL(failure);
  location.searchParams.set('error', error instanceof AppError ? error.type : 'user_oauth2_failed');
  return location.href;
}

/**
 * Opens a session for the identity that the provider confirms and returns the redirect target. Errors redirect to the
 * failure page with the error's type; without a valid state, to the site's own failure page.
 */
export async function finishOAuth(
  ports: AccountsPorts,
  input: OAuthFinish,
): Promise<{ location: string; started: StartedSession | null }> {
  const kept = readState(ports, input.sealed);
  if (kept?.provider !== input.provider) {
    return { location: withError(input.failure, new AppError('user_oauth2_failed')), started: null };
  }
  try {
    if (kept.state !== input.state || !input.code) throw new AppError('user_oauth2_failed');
    const { code, redirectUri, provider } = input;
    const client = findClient(ports, provider);
    const identity = await client.fetchIdentity({
      code,
      redirectUri,
      verifier: kept.verifier,
      nonce: kept.nonce,
    });
    const passwordHash = await ports.passwords.hash(generatePassword());
    const started = await ports.transactions.run(async (tx) => {
      const { account, isClaimed } = await findOrCreate(ports, tx, provider, identity, passwordHash);
      const opened = await openSession(ports, tx, account, {
        provider,
        providerUid: identity.uid,
        factor: 'oauth2',
        method: provider,
        origin: input.origin,
      });
      return { ...opened, hasEndedOthers: opened.hasEndedOthers || isClaimed };
    });
    return { location: kept.success, started: publishEndedSessions(ports, started) };
  } catch (error) {
    return { location: withError(kept.failure, error), started: null };
  }
}
