import { randomInt } from 'node:crypto';
import { AppError, type Language, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { recoveryCodeCount, type SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { sendNotice } from '../send-notice.ts';
import { countRecoveryCodes, markRecoveryCodeUsed, replaceRecoveryCodes } from './repository.ts';

/** Without characters that look alike, because codes are copied by hand; ten of them have 49 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns ten characters, such as `k7m2x-9pqrs`. */
export function createCode(): string {
  const text = Array.from({ length: 10 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** A keyed hash, because 49 bits alone could be guessed from a stolen table. */
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

/** Creates the first ten codes; they are shown only once. */
export function createRecoveryCodes(ports: AccountsPorts, caller: SignedIn): Promise<string[]> {
  return ports.transactions.run(async (tx) => {
    const { all } = await countRecoveryCodes(tx, caller.userId);
    if (all > 0) throw new AppError('user_recovery_codes_already_exists');
    await ports.securityLog.record(tx, { kind: 'recovery-codes-created', userId: caller.userId });
    return writeCodes(ports, tx, caller.userId);
  });
}

/** Number of unused codes. */
export function countOwnRecoveryCodes(ports: AccountsPorts, caller: SignedIn): Promise<number> {
  return ports.transactions.run(async (tx) => {
    const { all, left } = await countRecoveryCodes(tx, caller.userId);
    if (all === 0) throw new AppError('user_recovery_codes_not_found');
    return left;
  });
}

/** Replaces all codes and mails the owner. */
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
    await sendNotice(ports, tx, { kind: 'recoveryCodesRenewed', userId, account: caller, language });
    return writeCodes(ports, tx, caller.userId);
  });
}

/** Returns whether the code was valid and unused; it cannot be used again. */
export function consumeRecoveryCode(
  ports: AccountsPorts,
  tx: Tx,
  userId: UserId,
  code: string,
): Promise<boolean> {
  return markRecoveryCodeUsed(tx, userId, hashCode(ports, userId, code), ports.clock.now());
}
