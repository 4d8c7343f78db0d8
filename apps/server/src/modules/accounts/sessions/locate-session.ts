import type { SessionId } from '@kilim/contract';
import { z } from 'zod';
import { currentOrigin } from '../../../platform/request-origin/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { Session } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { findAddressWithoutCountry, setSessionCountry } from './repository.ts';

/** Kind of the job that looks up a session's country, so that the sign-in does not wait for it. */
export const sessionCountryJob = 'session-place';

const jobPayload = z.object({ sessionId: z.string(), network: z.string().default('') });

/** Enqueues the lookup unless a proxy sent the country or no geolocation service is configured. */
export async function scheduleLocation(
  { findCountryCode, jobs }: AccountsPorts,
  tx: Tx,
  session: Session,
): Promise<void> {
  if (!findCountryCode || session.countryCode !== '--') return;
  const network = currentOrigin()?.network ?? '';
  await jobs.enqueue(tx, sessionCountryJob, { sessionId: session.id, network });
}

/** Handler of the job. Does nothing for an ended session or an unknown country. */
export async function locateSession(
  { findCountryCode, transactions, securityLog }: AccountsPorts,
  payload: unknown,
): Promise<void> {
  const { network, ...job } = jobPayload.parse(payload);
  const sessionId = job.sessionId as SessionId;
  const ip = await findAddressWithoutCountry(transactions.outside, sessionId);
  const code = ip === null ? null : await findCountryCode?.(ip);
  if (!code) return;
  await setSessionCountry(transactions.outside, sessionId, code);
  await securityLog.saveNetworkCountry(transactions.outside, network, code);
}
