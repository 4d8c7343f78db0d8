import { AppError, type Language, language, type UserId } from '@kilim/contract';
import { z } from 'zod';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import { lifetimes, type MailToken, type Person } from '../account.ts';
import { generatePassword } from '../passwords.ts';
import type { AccountsPorts } from '../ports.ts';
import { findPerson, findPersonByEmail, updatePerson } from '../repository.ts';
import { deleteSessions } from '../session-repository.ts';
import { hashSecret } from '../session-token.ts';
import { deleteTokens, findToken, useToken } from '../token-repository.ts';
import { openSession, type SessionOrigin, type StartedSession } from './open-session.ts';
import { checkLink, sendLink } from './send-link.ts';

/** Kind of the job that looks an address up and sends the sign-in link. */
export const magicLinkJob = 'account-magic-link';

const jobPayload = z.object({ email: z.string(), url: z.string(), language });

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
  checkLink(ports, request.url, request.host);
  const { email, url } = request;
  await ports.transactions.run((tx) =>
    ports.jobs.enqueue(tx, magicLinkJob, { email, url, language: request.language }),
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
  const { email, url, language: mailLanguage } = jobPayload.parse(payload);
  await ports.transactions.run(async (tx) => {
    const person = await findPersonByEmail(tx, email);
    if (!person?.isEnabled) return;
    await deleteTokens(tx, person.id, ['magic-url']);
    await sendLink(ports, tx, { kind: 'magic-url', person, url, language: mailLanguage });
  });
}

/**
 * Somebody has proven that they read this address. While it was unverified anybody could have registered it and kept
 * the password, so that password and its sessions end now.
 */
export async function claimAddress(
  { clock }: AccountsPorts,
  tx: Tx,
  person: Person,
  newPasswordHash: string,
): Promise<void> {
  if (person.isEmailVerified) return;
  await updatePerson(tx, person.id, { isEmailVerified: true, passwordHash: newPasswordHash }, clock.now());
  await deleteSessions(tx, person.id, { except: null });
  await deleteTokens(tx, person.id, ['verification', 'recovery']);
}

/** Begins a session with the secret of a link. Throws `user_invalid_token`, `user_blocked`. */
export async function signInWithLink(
  ports: AccountsPorts,
  input: { readonly userId: string; readonly secret: string; readonly origin: SessionOrigin },
): Promise<StartedSession> {
  const userId = input.userId as UserId;
  const key = { userId, kind: 'magic-url', secretHash: hashSecret(input.secret) } as const;
  const token = await findToken(ports.transactions.outside, key, ports.clock.now());
  if (!token) throw new AppError('user_invalid_token');
  const newPasswordHash = await ports.passwords.hash(generatePassword());
  return ports.transactions.run(async (tx) => {
    if (!(await useToken(tx, token.id, ports.clock.now()))) throw new AppError('user_invalid_token');
    const person = await findPerson(tx, userId);
    if (!person) throw new AppError('user_invalid_token');
    await claimAddress(ports, tx, person, newPasswordHash);
    return openSession(ports, tx, person, { provider: 'magic-url', factor: 'email', origin: input.origin });
  });
}
