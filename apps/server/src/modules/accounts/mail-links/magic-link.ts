import { AppError } from '@kilim/contract';
import type { MailToken } from '../account.ts';
import { generatePassword } from '../passwords/password-hashing.ts';
import type { AccountsPorts } from '../ports.ts';
import { findAccount } from '../repository.ts';
import {
  openSession,
  publishEndedSessions,
  type SessionOrigin,
  type StartedSession,
} from '../sessions/open-session.ts';
import { deleteLinkSessions } from '../sessions/repository.ts';
import { claimAddress } from './claim-address.ts';
import { enqueueLink, type GuestLinkRequest, sendDeferredLink } from './deferred-link.ts';
import { type LinkUse, linkKey } from './link-key.ts';
import { consumeToken, findToken } from './token-repository.ts';

/** Kind of the job that sends the sign-in link. */
export const magicLinkJob = 'account-magic-link';

/** Requests a sign-in link. Known and unknown addresses get the same reply. Throws `user_auth_method_unsupported`. */
export async function requestMagicLink(ports: AccountsPorts, request: GuestLinkRequest): Promise<MailToken> {
  if (!ports.settings.offersMagicLink) throw new AppError('user_auth_method_unsupported');
  return enqueueLink(ports, magicLinkJob, request);
}

/** Handler of the job. */
export function sendMagicLink(ports: AccountsPorts, payload: unknown): Promise<void> {
  return sendDeferredLink(ports, payload, { kind: 'magic-url', event: 'sign-in-link-requested' });
}

/**
 * Opens a session with the secret of a link; a repeated request replaces the session of the first one. Throws
 * `user_invalid_token` and `user_blocked`.
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
    if (!(await consumeToken(tx, token.id, key, ports.clock.now()))) throw new AppError('user_invalid_token');
    const account = await findAccount(tx, key.userId);
    if (!account) throw new AppError('user_invalid_token');
    const isRepeated = token.usedAt !== null;
    if (isRepeated) await deleteLinkSessions(tx, account.id, token.usedAt);
    const isClaimed = await claimAddress(ports, tx, account, newPasswordHash);
    const opened = await openSession(ports, tx, account, {
      provider: 'magic-url',
      providerUid: account.email,
      factor: 'email',
      method: 'email-link',
      origin: input.origin,
    });
    return { ...opened, hasEndedOthers: opened.hasEndedOthers || isRepeated || isClaimed };
  });
  return publishEndedSessions(ports, started);
}
