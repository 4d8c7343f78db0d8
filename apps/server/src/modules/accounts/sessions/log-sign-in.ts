import type { SecurityMethod } from '@kilim/contract';
import { currentOrigin, describeClient } from '../../../platform/request-origin/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { Account } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { sendNotice } from '../send-notice.ts';
import { findAuthenticator } from '../two-factor/repository.ts';

/** Logs a completed sign-in, mails the owner when the device is new, and returns the device's token. */
export async function logCompleteSignIn(
  ports: AccountsPorts,
  tx: Tx,
  account: Account,
  method: SecurityMethod,
): Promise<string | null> {
  const { securityLog, clock } = ports;
  const userId = account.id;
  const { isNew, token } = await securityLog.recognizeDevice(tx, userId);
  const kind = isNew ? 'signed-in-new-device' : 'signed-in';
  await securityLog.record(tx, { kind, userId, detail: { method } });
  if (!isNew) return token;
  const origin = currentOrigin();
  const { browser, system } = describeClient(origin?.userAgent ?? '');
  const device = [browser, system].filter((part) => part !== '').join(', ');
  const language = origin?.language ?? 'tr';
  await sendNotice(ports, tx, { kind: 'newDevice', userId, account, language, device, at: clock.now() });
  return token;
}

/** Logs the first step of a sign-in. When a second step is due, the device is recognised only after it. */
export async function logSignIn(
  ports: AccountsPorts,
  tx: Tx,
  account: Account,
  method: SecurityMethod,
): Promise<string | null> {
  const isDue = account.isMfaOn && (await findAuthenticator(tx, account.id))?.isVerified === true;
  if (!isDue) return logCompleteSignIn(ports, tx, account, method);
  await ports.securityLog.record(tx, { kind: 'second-step-due', userId: account.id, detail: { method } });
  return null;
}
