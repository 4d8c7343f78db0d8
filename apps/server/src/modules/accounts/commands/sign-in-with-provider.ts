import { createHash, randomBytes } from 'node:crypto';
import { AppError, type OAuthProvider, oauthProvider, type UserId } from '@kilim/contract';
import { z } from 'zod';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { Person } from '../account.ts';
import { findIdentityOwner, insertIdentity } from '../identity-repository.ts';
import type { OAuthClient, OAuthIdentity } from '../oauth/oauth-client.ts';
import { generatePassword } from '../passwords.ts';
import { isReservedAddress } from '../policy.ts';
import type { AccountsPorts } from '../ports.ts';
import { findPerson, findPersonByEmail, insertPerson, updatePerson } from '../repository.ts';
import { claimAddress } from './magic-link.ts';
import { openSession, type SessionOrigin, type StartedSession } from './open-session.ts';
import { checkLink } from './send-link.ts';

/** How long somebody may take at the provider. */
export const oauthLifetime = 10 * 60_000;
const purpose = 'oauth-state';

const oauthState = z.object({
  provider: oauthProvider,
  state: z.string(),
  verifier: z.string(),
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
  checkLink(ports, input.success, input.host);
  checkLink(ports, input.failure, input.host);
  const { provider, success, failure } = input;
  const state = randomBytes(24).toString('base64url');
  const verifier = randomBytes(32).toString('base64url');
  const expiresAt = ports.clock.now() + oauthLifetime;
  const kept: OAuthState = { provider, state, verifier, success, failure, expiresAt };
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return {
    location: client.authorizeUrl({ redirectUri: input.redirectUri, state, challenge }),
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
    createdAt: now,
  };
  if (!(await insertPerson(tx, { ...person, isAdmin: false }))) throw new AppError('user_oauth2_failed');
  if (settings.initialCredits > 0) await ports.grantOpening(tx, id, settings.initialCredits);
  await updatePerson(tx, id, { isEmailVerified: true }, now);
  const created = await findPerson(tx, id);
  if (!created) throw new Error('An account that was just made is gone.');
  return created;
}

/** The account that belongs to an identity: the one that joined it, the one with its verified address, or a new one. */
async function findOrCreate(
  ports: AccountsPorts,
  tx: Tx,
  provider: OAuthProvider,
  identity: OAuthIdentity,
  passwordHash: string,
): Promise<Person> {
  const ownerId = await findIdentityOwner(tx, provider, identity.uid);
  const owner = ownerId === null ? null : await findPerson(tx, ownerId);
  if (owner) return owner;
  if (identity.email === '' || !identity.isEmailVerified) throw new AppError('user_oauth2_email_unverified');
  const known = await findPersonByEmail(tx, identity.email);
  if (known) await claimAddress(ports, tx, known, passwordHash);
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
  return person;
}

function withError(failure: string, error: unknown): string {
  const location = new URL(failure);
  location.searchParams.set('error', error instanceof AppError ? error.type : 'user_oauth2_failed');
  return location.href;
}

/**
 * Begins a session for whoever the provider vouches for, and tells where to go. A refusal goes to the failure page
 * with its type; without a state that we made there is no page to go to: `user_oauth2_failed`.
 */
export async function finishOAuth(
  ports: AccountsPorts,
  input: OAuthFinish,
): Promise<{ location: string; started: StartedSession | null }> {
  const kept = readState(ports, input.sealed);
  if (kept?.provider !== input.provider) throw new AppError('user_oauth2_failed');
  try {
    if (kept.state !== input.state || !input.code) throw new AppError('user_oauth2_failed');
    const { code, redirectUri, provider } = input;
    const client = findClient(ports, provider);
    const identity = await client.fetchIdentity({ code, redirectUri, verifier: kept.verifier });
    const passwordHash = await ports.passwords.hash(generatePassword());
    const started = await ports.transactions.run(async (tx) => {
      const person = await findOrCreate(ports, tx, provider, identity, passwordHash);
      return openSession(ports, tx, person, { provider, factor: 'oauth2', origin: input.origin });
    });
    return { location: kept.success, started };
  } catch (error) {
    return { location: withError(kept.failure, error), started: null };
  }
}
