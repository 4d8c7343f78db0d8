import { randomBytes } from 'node:crypto';
import { AppError, legalVersions, type OAuthProvider, oauthProvider, type UserId } from '@kilim/contract';
import { z } from 'zod';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { Person } from '../account.ts';
import { claimAddress } from '../mail-links/magic-link.ts';
import { resolveLink } from '../mail-links/send-link.ts';
import { generatePassword } from '../passwords/password-hashing.ts';
import { isReservedAddress } from '../policy.ts';
import type { AccountsPorts } from '../ports.ts';
import { insertConsents } from '../registration/consent-repository.ts';
import { grantWelcome } from '../registration/grant-welcome-credits.ts';
import { findPerson, findPersonByEmail, insertPerson, updatePerson } from '../repository.ts';
import {
  announceEnded,
  openSession,
  type SessionOrigin,
  type StartedSession,
} from '../sessions/open-session.ts';
import { findIdentityOwner, insertIdentity } from './identity-repository.ts';
import type { OAuthClient, OAuthIdentity } from './oauth-client.ts';

/** How long somebody may take at the provider. */
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
  /** Where the provider sends the person back to. */
  readonly redirectUri: string;
}

export interface OAuthFinish {
  readonly provider: OAuthProvider;
  readonly code: string | undefined;
  readonly state: string | undefined;
  /** What `startOAuth` asked the browser to keep. */
  readonly sealed: string | undefined;
  readonly redirectUri: string;
  /** Where somebody goes whose way back is not known any more. */
  readonly failure: string;
  readonly origin: SessionOrigin;
}

function findClient({ oauthClients }: AccountsPorts, provider: OAuthProvider): OAuthClient {
  const client = oauthClients.find((one) => one.provider === provider);
  if (!client) throw new AppError('user_auth_method_unsupported');
  return client;
}

/** Where to send the person, and what their browser has to bring back. */
export function startOAuth(ports: AccountsPorts, input: OAuthStart): { location: string; sealed: string } {
  const client = findClient(ports, input.provider);
  const { provider } = input;
  // As the address is read, not as it was typed: a line break or a letter outside of ASCII is no header.
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
): Promise<Person> {
  const { clock, settings } = ports;
  if (isReservedAddress(identity.email, settings.adminEmail)) throw new AppError('user_oauth2_failed');
  const now = clock.now();
  const id = newId<UserId>(now);
  const person = {
    id,
    email: identity.email,
    name: identity.name.slice(0, 128),
    passwordHash,
    hasPassword: false,
    createdAt: now,
  };
  if (!(await insertPerson(tx, { ...person, isAdmin: false }))) throw new AppError('user_oauth2_failed');
  // The sign-in page says above its buttons that going on accepts both texts.
  const { privacy: privacyVersion, kvkk: kvkkVersion } = legalVersions;
  await insertConsents(tx, id, { privacyVersion, kvkkVersion }, now);
  await updatePerson(tx, id, { isEmailVerified: true }, now);
  const created = await findPerson(tx, id);
  if (!created) throw new Error('An account that was just made is gone.');
  await grantWelcome(ports, tx, created);
  return created;
}

/** The account that belongs to an identity: the one that joined it, the one with its verified address, or a new one. */
async function findOrCreate(
  ports: AccountsPorts,
  tx: Tx,
  provider: OAuthProvider,
  identity: OAuthIdentity,
  passwordHash: string,
): Promise<{ readonly person: Person; readonly isClaimed: boolean }> {
  const ownerId = await findIdentityOwner(tx, provider, identity.uid);
  const owner = ownerId === null ? null : await findPerson(tx, ownerId);
  if (owner) return { person: owner, isClaimed: false };
  if (identity.email === '' || !identity.isEmailVerified) throw new AppError('user_oauth2_email_unverified');
  const known = await findPersonByEmail(tx, identity.email);
  const isClaimed = known !== null && (await claimAddress(ports, tx, known, passwordHash));
  const person = known ?? (await createFromIdentity(ports, tx, identity, passwordHash));
  const { uid: providerUid, email } = identity;
  const now = ports.clock.now();
  await insertIdentity(tx, {
    id: newId(now),
    userId: person.id,
    provider,
    providerUid,
    email,
    createdAt: now,
  });
  const kind = known ? 'provider-linked' : 'registered';
  await ports.securityLog.record(tx, { kind, userId: person.id, detail: { method: provider } });
  return { person, isClaimed };
}

function withError(failure: string, error: unknown): string {
  const location = new URL(failure);
  location.searchParams.set('error', error instanceof AppError ? error.type : 'user_oauth2_failed');
  return location.href;
}

/**
 * Begins a session for whoever the provider vouches for, and tells where to go. A refusal goes to the failure page
 * with its type: to the site's own when nothing, or something foreign, was kept by the browser.
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
      const { person, isClaimed } = await findOrCreate(ports, tx, provider, identity, passwordHash);
      const opened = await openSession(ports, tx, person, {
        provider,
        factor: 'oauth2',
        method: provider,
        origin: input.origin,
      });
      return { ...opened, hasEndedOthers: opened.hasEndedOthers || isClaimed };
    });
    return { location: kept.success, started: announceEnded(ports, started) };
  } catch (error) {
    return { location: withError(kept.failure, error), started: null };
  }
}
