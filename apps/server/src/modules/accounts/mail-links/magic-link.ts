import { AppError, type Language, language, type UserId } from '@kilim/contract';
import { z } from 'zod';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import { lifetimes, type MailToken, type Person } from '../account.ts';
import { deleteIdentities } from '../oauth/identity-repository.ts';
import { generatePassword } from '../passwords/password-hashing.ts';
import { eventOrigin, keepOrigin } from '../passwords/request-password-reset.ts';
import type { AccountsPorts } from '../ports.ts';
import { grantWelcome } from '../registration/grant-welcome-credits.ts';
import { findPerson, findPersonByEmail, updatePerson } from '../repository.ts';
import {
  announceEnded,
  openSession,
  type SessionOrigin,
  type StartedSession,
} from '../sessions/open-session.ts';
import { deleteLinkSessions, deleteSessions } from '../sessions/repository.ts';
import { type LinkUse, linkKey } from './link-key.ts';
import { resolveLink, sendLink } from './send-link.ts';
import { deleteTokens, findToken, useToken } from './token-repository.ts';

/** Kind of the job that looks an address up and sends the sign-in link. */
export const magicLinkJob = 'account-magic-link';

const jobPayload = z.object({ email: z.string(), url: z.string(), language, origin: eventOrigin });

/** Known and unknown addresses look the same; see `requestRecovery`. Throws `user_auth_method_unsupported`. */
export async function requestMagicLink(
  ports: AccountsPorts,
  request: {
    readonly email: string;
    readonly url: string;
    readonly language: Language;
    readonly host: string;
  },
): Promise<MailToken> {
  if (!ports.settings.offersMagicLink) throw new AppError('user_auth_method_unsupported');
  const url = resolveLink(ports, request.url, request.host);
  const { email } = request;
  await ports.transactions.run((tx) =>
    ports.jobs.enqueue(tx, magicLinkJob, {
      email,
      url,
      language: request.language,
      origin: keepOrigin(),
    }),
  );
  const now = ports.clock.now();
  return {
    id: newId(now),
    userId: newId<UserId>(now),
    expiresAt: now + lifetimes.token,
    createdAt: now,
  };
}

/** Handler of the job: only the newest link works. */
export async function sendMagicLink(ports: AccountsPorts, payload: unknown): Promise<void> {
  const { email, url, language: mailLanguage, origin } = jobPayload.parse(payload);
  await ports.transactions.run(async (tx) => {
    const person = await findPersonByEmail(tx, email);
    if (!person?.isEnabled) return;
    await deleteTokens(tx, person.id, ['magic-url']);
    await ports.securityLog.record(tx, { kind: 'sign-in-link-requested', userId: person.id, origin });
    await sendLink(ports, tx, { kind: 'magic-url', person, url, language: mailLanguage });
  });
}

/**
 * Somebody has proven that they read this address. While it was unverified anybody could have registered it and kept
 * the password or joined a provider's account of their own, so both and the sessions end now. A second factor stays:
 * it opens nothing by itself, and lifting it would let whoever reads the mails past it. Answers whether it did so.
 */
export async function claimAddress(
  ports: AccountsPorts,
  tx: Tx,
  person: Person,
  newPasswordHash: string,
): Promise<boolean> {
  const { clock, securityLog } = ports;
  if (person.isEmailVerified) return false;
  const changes = { isEmailVerified: true, passwordHash: newPasswordHash, hasPassword: false };
  await updatePerson(tx, person.id, changes, clock.now());
  await grantWelcome(ports, tx, { ...person, isEmailVerified: true });
  await deleteSessions(tx, person.id, { except: null });
  const unlinked = await deleteIdentities(tx, person.id);
  if (unlinked > 0) await securityLog.record(tx, { kind: 'provider-unlinked', userId: person.id });
  await securityLog.record(tx, { kind: 'password-dropped', userId: person.id });
  await deleteTokens(tx, person.id, ['verification', 'recovery']);
  return true;
}

/**
 * Begins a session with the secret of a link; a repeated press begins another one in its place. Throws
 * `user_invalid_token`, `user_blocked`.
 */
export async function signInWithLink(
  ports: AccountsPorts,
  input: LinkUse & { readonly origin: SessionOrigin },
): Promise<StartedSession> {
  const key = linkKey('magic-url', input);
  const token = await findToken(ports.transactions.outside, key, ports.clock.now());
  if (!token) throw new AppError('user_invalid_token');
  const newPasswordHash = await ports.passwords.hash(generatePassword());
  const started = await ports.transactions.run(async (tx) => {
    if (!(await useToken(tx, token.id, key, ports.clock.now()))) throw new AppError('user_invalid_token');
    const person = await findPerson(tx, key.userId);
    if (!person) throw new AppError('user_invalid_token');
    const isRepeated = token.usedAt !== null;
    if (isRepeated) await deleteLinkSessions(tx, person.id, token.usedAt);
    const isClaimed = await claimAddress(ports, tx, person, newPasswordHash);
    const how = {
      provider: 'magic-url',
      factor: 'email',
      method: 'email-link',
      origin: input.origin,
    } as const;
    const opened = await openSession(ports, tx, person, how);
    return { ...opened, hasEndedOthers: opened.hasEndedOthers || isRepeated || isClaimed };
  });
  return announceEnded(ports, started);
}
