import { createHash, randomBytes } from 'node:crypto';
import type { UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { currentOrigin, type RequestOrigin } from '../../platform/request-origin/index.ts';
import type { Tx } from '../../platform/tx.ts';
import {
  countDevices,
  deleteOtherDevices,
  insertDevice,
  isIssued,
  touchDevice,
} from './device-repository.ts';
import type { AccountSecurity } from './ports.ts';

const tokenPattern = /^[0-9a-f]{64}$/;
const createToken = (): string => randomBytes(32).toString('hex');
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

function presentedToken({ deviceToken }: RequestOrigin): string | null {
  return deviceToken !== null && tokenPattern.test(deviceToken) ? deviceToken : null;
}

/**
 * Identifies a client that may not keep cookies, such as an SDK, by its user agent and coarse network; null for browsers
 * on pages of this site and for unknown networks. Includes the user, so that accounts cannot be linked by it.
 */
function fingerprintOf(userId: UserId, origin: RequestOrigin): string | null {
  const { network, userAgent, deviceToken, keepsCookies } = origin;
  if (deviceToken !== null || keepsCookies || network === '') return null;
  return hash(JSON.stringify(['client', userId, network, userAgent]));
}

/** Recognises the devices of a user's sign-ins (docs/rules/security-log.md#devices). */
export function createDevices(clock: Clock): Pick<AccountSecurity, 'recognizeDevice' | 'forgetOtherDevices'> {
  const isKnown = async (tx: Tx, userId: UserId, deviceHash: string | null): Promise<boolean> =>
    deviceHash !== null && (await touchDevice(tx, userId, deviceHash, clock.now()));

  return {
    recognizeDevice: async (tx, userId) => {
      const origin = currentOrigin();
      if (origin === null) return { isNew: false, token: null };
      const presented = presentedToken(origin);
      const fingerprint = fingerprintOf(userId, origin);
      if (await isKnown(tx, userId, presented && hash(presented))) return { isNew: false, token: presented };
      if (await isKnown(tx, userId, fingerprint)) return { isNew: false, token: null };
      // The sign-in that follows registration is expected.
      const isFirst = (await countDevices(tx, userId)) === 0;
      // Accounts that share a browser share its token. A token that was not issued here may have been planted.
      const isOurs = presented !== null && (await isIssued(tx, hash(presented)));
      const token = isOurs ? presented : createToken();
      await insertDevice(tx, userId, hash(token), clock.now());
      if (fingerprint !== null) await insertDevice(tx, userId, fingerprint, clock.now());
      return { isNew: !isFirst, token };
    },
    forgetOtherDevices: async (tx, userId) => {
      if ((await countDevices(tx, userId)) === 0) return;
      const origin = currentOrigin();
      const presented = origin && presentedToken(origin);
      const current = presented ? hash(presented) : origin && fingerprintOf(userId, origin);
      const isCurrentKnown = await isKnown(tx, userId, current);
      const kept = current !== null && isCurrentKnown ? current : hash(createToken());
      await deleteOtherDevices(tx, userId, kept);
      // Without any row the next sign-in would count as the first one and not be mailed.
      if (!isCurrentKnown) await insertDevice(tx, userId, kept, clock.now());
    },
  };
}
