import { type Language, language, type UserId } from '@kilim/contract';
import { z } from 'zod';
import { newId } from '../../../platform/clock/new-id.ts';
import { currentOrigin } from '../../../platform/request-origin/index.ts';
import { lifetimes, type MailToken } from '../account.ts';
import { resolveLink, sendLink } from '../mail-links/send-link.ts';
import { deleteTokens } from '../mail-links/token-repository.ts';
import type { AccountsPorts } from '../ports.ts';
import { findPersonByEmail } from '../repository.ts';

/** Kind of the job that looks an address up and sends the recovery mail. */
export const accountRecoveryJob = 'account-recovery';

/** Where a request came from, kept for the job that answers it; absent in jobs of older versions. */
export const eventOrigin = z.object({ network: z.string(), userAgent: z.string() }).nullable().default(null);

export function keepOrigin(): z.infer<typeof eventOrigin> {
  const origin = currentOrigin();
  return origin && { network: origin.network, userAgent: origin.userAgent };
}

const jobPayload = z.object({ email: z.string(), url: z.string(), language, origin: eventOrigin });

/**
 * Takes a request for a recovery mail. Known and unknown addresses get the same kind of answer after the same work:
 * the address is looked up by a job, and the ids in the answer belong to nobody.
 */
export async function requestRecovery(
  ports: AccountsPorts,
  request: {
    readonly email: string;
    readonly url: string;
    readonly language: Language;
    readonly host: string;
  },
): Promise<MailToken> {
  const url = resolveLink(ports, request.url, request.host);
  const { email } = request;
  await ports.transactions.run((tx) =>
    ports.jobs.enqueue(tx, accountRecoveryJob, {
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

/** Handler of the job: sends the mail when the address is somebody's; only the newest link works. */
export async function sendRecovery(ports: AccountsPorts, payload: unknown): Promise<void> {
  const { email, url, language, origin } = jobPayload.parse(payload);
  await ports.transactions.run(async (tx) => {
    const person = await findPersonByEmail(tx, email);
    if (!person?.isEnabled) return;
    await deleteTokens(tx, person.id, ['recovery']);
    await ports.securityLog.record(tx, { kind: 'recovery-requested', userId: person.id, origin });
    await sendLink(ports, tx, { kind: 'recovery', person, url, language });
  });
}
