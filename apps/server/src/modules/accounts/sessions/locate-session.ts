import type { SessionId } from '@kilim/contract';
import { z } from 'zod';
import { currentOrigin } from '../../../platform/request-origin/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { Session } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { findUnplacedAddress, setSessionCountry } from './repository.ts';

/** Kind of the job that finds out where a session was opened, so that signing in does not wait for it. */
export const sessionPlaceJob = 'session-place';

const jobPayload = z.object({ sessionId: z.string(), network: z.string().default('') });

/** Asks for the place of a new session, where no proxy has told it and there is somebody to ask. */
export async function askForPlace(
  { findCountryCode, jobs }: AccountsPorts,
  tx: Tx,
  session: Session,
): Promise<void> {
  if (!findCountryCode || session.countryCode !== '--') return;
  const network = currentOrigin()?.network ?? '';
  await jobs.enqueue(tx, sessionPlaceJob, { sessionId: session.id, network });
}

/** Handler of the job. A session that is over, or whose place nobody knows, stays as it is. */
export async function locateSession(
  { findCountryCode, transactions, securityLog }: AccountsPorts,
  payload: unknown,
): Promise<void> {
  const { network, ...job } = jobPayload.parse(payload);
  const sessionId = job.sessionId as SessionId;
  const ip = await findUnplacedAddress(transactions.outside, sessionId);
  const code = ip === null ? null : await findCountryCode?.(ip);
  if (!code) return;
  await setSessionCountry(transactions.outside, sessionId, code);
  await securityLog.notePlace(transactions.outside, network, code);
}
