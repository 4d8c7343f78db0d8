import { type Language, language, type UserId } from '@kilim/contract';
import { z } from 'zod';
import { newId } from '../../../platform/clock/new-id.ts';
import { lifetimes, type MailToken } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { findPersonByEmail } from '../repository.ts';
import { deleteTokens } from '../token-repository.ts';
import { resolveLink, sendLink } from './send-link.ts';

/** Kind of the job that looks an address up and sends the recovery mail. */
export const accountRecoveryJob = 'account-recovery';

const jobPayload = z.object({ email: z.string(), url: z.string(), language });

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
    ports.jobs.enqueue(tx, accountRecoveryJob, { email, url, language: request.language }),
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
  const { email, url, language } = jobPayload.parse(payload);
  await ports.transactions.run(async (tx) => {
    const person = await findPersonByEmail(tx, email);
    if (!person?.isEnabled) return;
    await deleteTokens(tx, person.id, ['recovery']);
    await sendLink(ports, tx, { kind: 'recovery', person, url, language });
  });
}
