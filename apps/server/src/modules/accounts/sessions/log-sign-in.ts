import type { SecurityMethod } from '@kilim/contract';
import { currentOrigin, describeClient } from '../../../platform/request-origin/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { Person } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { sendNotice } from '../send-notice.ts';
import { findAuthenticator } from '../two-factor/repository.ts';

/** Logs a completed sign-in, mails about one from a new browser, and answers the browser's token. */
export async function logCompleteSignIn(
  ports: AccountsPorts,
  tx: Tx,
  person: Person,
  method: SecurityMethod,
): Promise<string | null> {
  const { securityLog, clock } = ports;
  const userId = person.id;
  const { isNew, token } = await securityLog.recognizeDevice(tx, userId);
  const kind = isNew ? 'signed-in-new-device' : 'signed-in';
  await securityLog.record(tx, { kind, userId, detail: { method } });
  if (!isNew) return token;
  const origin = currentOrigin();
  const { browser, system } = describeClient(origin?.userAgent ?? '');
  const device = [browser, system].filter((part) => part !== '').join(', ');
  const language = origin?.language ?? 'tr';
  await sendNotice(ports, tx, { kind: 'newDevice', userId, person, language, device, at: clock.now() });
  return token;
}

/** The first step of a sign-in. Where a second is due, nobody is in yet: the browser is recognised after it. */
export async function logSignIn(
  ports: AccountsPorts,
  tx: Tx,
  person: Person,
  method: SecurityMethod,
): Promise<string | null> {
  const isDue = person.isMfaOn && (await findAuthenticator(tx, person.id))?.isVerified === true;
  if (!isDue) return logCompleteSignIn(ports, tx, person, method);
  await ports.securityLog.record(tx, { kind: 'second-step-due', userId: person.id, detail: { method } });
  return null;
}
