import { randomInt } from 'node:crypto';
import { AppError, type Language, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { recoveryCodeCount, type SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { sendNotice } from '../send-notice.ts';
import { countRecoveryCodes, replaceRecoveryCodes, useRecoveryCode } from './repository.ts';

/** Without signs that look alike, because people copy them by hand; ten of them hold 49 bits. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten signs that are easy to copy, such as `k7m2x-9pqrs`. */
export function createCode(): string {
  const text = Array.from({ length: 10 }, () => signs.charAt(randomInt(signs.length))).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** Keyed, because 49 bits alone could be guessed from a stolen table. */
function hashCode({ secrets }: AccountsPorts, userId: UserId, code: string): string {
  return secrets.sign(`recovery-code:${userId}`, code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}

async function writeCodes(ports: AccountsPorts, tx: Tx, userId: UserId): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createCode);
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashCode(ports, userId, code)),
  );
  return codes;
}

/** The first ten codes; they are shown this once. */
export function createRecoveryCodes(ports: AccountsPorts, caller: SignedIn): Promise<string[]> {
  return ports.transactions.run(async (tx) => {
    const { all } = await countRecoveryCodes(tx, caller.userId);
    if (all > 0) throw new AppError('user_recovery_codes_already_exists');
    await ports.securityLog.record(tx, { kind: 'recovery-codes-created', userId: caller.userId });
    return writeCodes(ports, tx, caller.userId);
  });
}

/** How many codes are left. */
export function countOwnRecoveryCodes(ports: AccountsPorts, caller: SignedIn): Promise<number> {
  return ports.transactions.run(async (tx) => {
    const { all, left } = await countRecoveryCodes(tx, caller.userId);
    if (all === 0) throw new AppError('user_recovery_codes_not_found');
    return left;
  });
}

/** Ten new codes; every earlier one stops working, and the owner gets a mail. */
export function renewRecoveryCodes(
  ports: AccountsPorts,
  caller: SignedIn,
  language: Language,
): Promise<string[]> {
  return ports.transactions.run(async (tx) => {
    const { all } = await countRecoveryCodes(tx, caller.userId);
    if (all === 0) throw new AppError('user_recovery_codes_not_found');
    const { userId } = caller;
    await ports.securityLog.record(tx, { kind: 'recovery-codes-renewed', userId });
    await sendNotice(ports, tx, { kind: 'recoveryCodesRenewed', userId, person: caller, language });
    return writeCodes(ports, tx, caller.userId);
  });
}

/** Whether the code was one that is left; it is used up by this call. */
export function acceptRecoveryCode(
  ports: AccountsPorts,
  tx: Tx,
  userId: UserId,
  code: string,
): Promise<boolean> {
  return useRecoveryCode(tx, userId, hashCode(ports, userId, code), ports.clock.now());
}
