import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.ts';
import { currentOrigin } from '../../platform/request-origin/index.ts';
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
const hash = (token: string): string => createHash('sha256').update(token).digest('hex');

const presentedToken = (): string | null => {
  const token = currentOrigin()?.deviceToken ?? null;
  return token !== null && tokenPattern.test(token) ? token : null;
};

export function createDevices(clock: Clock): Pick<AccountSecurity, 'recognizeDevice' | 'forgetOtherDevices'> {
  return {
    recognizeDevice: async (tx, userId) => {
      if (currentOrigin() === null) return { isNew: false, token: null };
      const now = clock.now();
      const presented = presentedToken();
      if (presented !== null && (await touchDevice(tx, userId, hash(presented), now))) {
        return { isNew: false, token: presented };
      }
      // Nobody is surprised by the first sign-in after registering.
      const isFirst = (await countDevices(tx, userId)) === 0;
      // A browser that two people share keeps one token. One that we did not issue could have been planted.
      const isOurs = presented !== null && (await isIssued(tx, hash(presented)));
      const token = isOurs ? presented : createToken();
      await insertDevice(tx, userId, hash(token), now);
      return { isNew: !isFirst, token };
    },
    forgetOtherDevices: async (tx, userId) => {
      if ((await countDevices(tx, userId)) === 0) return;
      const presented = presentedToken();
      const isKnown = presented !== null && (await touchDevice(tx, userId, hash(presented), clock.now()));
      const kept = hash(isKnown ? presented : createToken());
      await deleteOtherDevices(tx, userId, kept);
      // With no row at all the next sign-in would pass as the first one, without a mail.
      if (!isKnown) await insertDevice(tx, userId, kept, clock.now());
    },
  };
}
