import { type Language, language, type UserId } from '@kilim/contract';
import { z } from 'zod';
import { newId } from '../../../platform/clock/new-id.ts';
import { currentOrigin } from '../../../platform/request-origin/index.ts';
import { lifetimes, type MailToken } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { findAccountByEmail } from '../repository.ts';
import { resolveLink, sendLink } from './send-link.ts';
import { deleteTokens } from './token-repository.ts';

// Links requested by guests: a job looks the address up, so that known and unknown addresses get the same reply after
// the same work.

/** Jobs of older versions have no origin. */
const requestOrigin = z.object({ network: z.string(), userAgent: z.string() }).nullable().default(null);

const jobPayload = z.object({ email: z.string(), url: z.string(), language, origin: requestOrigin });

export interface GuestLinkRequest {
  readonly email: string;
  readonly url: string;
  readonly language: Language;
  /** The request's Host header. */
  readonly host: string;
}

/** Enqueues the job that sends the link. The returned ids belong to no account. */
export async function enqueueLink(
  ports: AccountsPorts,
  job: string,
  { email, url: requestedUrl, language: mailLanguage, host }: GuestLinkRequest,
): Promise<MailToken> {
  const url = resolveLink(ports, requestedUrl, host);
  const current = currentOrigin();
  const origin = current && { network: current.network, userAgent: current.userAgent };
  await ports.transactions.run((tx) =>
    ports.jobs.enqueue(tx, job, { email, url, language: mailLanguage, origin }),
  );
  const now = ports.clock.now();
  return {
    id: newId(now),
    userId: newId<UserId>(now),
    expiresAt: now + lifetimes.token,
    createdAt: now,
  };
}

/** Handler of such a job: sends the link if the address belongs to an open account. Only the newest link works. */
export async function sendDeferredLink(
  ports: AccountsPorts,
  payload: unknown,
  { kind, event }: { kind: 'recovery' | 'magic-url'; event: 'recovery-requested' | 'sign-in-link-requested' },
): Promise<void> {
  const { email, url, language: mailLanguage, origin } = jobPayload.parse(payload);
  await ports.transactions.run(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account?.isEnabled) return;
    await deleteTokens(tx, account.id, [kind]);
    await ports.securityLog.record(tx, { kind: event, userId: account.id, origin });
    await sendLink(ports, tx, { kind, account, url, language: mailLanguage });
  });
}
