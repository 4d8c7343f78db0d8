import { creditRules, type UserId } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { generatePassword } from '../passwords/password-hashing.ts';
import type { AccountsPorts } from '../ports.ts';
import { hasAdmin, insertAccount, updateAccount } from '../repository.ts';

export interface FirstAdmin {
  readonly email: string;
  /** Printed once; only its hash is stored. */
  readonly password: string;
}

/**
 * Creates the administrator at the first start, with a credit gift so that a new installation can build at once.
 * Returns null when there is an administrator already; of several processes that start together only one creates it.
 */
export async function ensureFirstAdmin(ports: AccountsPorts): Promise<FirstAdmin | null> {
  const { transactions, clock, passwords, settings, grantOpening } = ports;
  if (await hasAdmin(transactions.outside)) return null;
  const email = settings.adminEmail.toLowerCase();
  const password = generatePassword();
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  const id = newId<UserId>(now);
  const isCreated = await transactions.run(async (tx) => {
    const account = { id, email, name: 'Admin', passwordHash, createdAt: now };
    if (!(await insertAccount(tx, { ...account, hasPassword: true, isAdmin: true }))) return false;
    await updateAccount(tx, id, { mustChangePassword: true }, now);
    await grantOpening(tx, id, creditRules.firstAdminGift);
    await ports.securityLog.record(tx, { kind: 'admin-role-granted', userId: id });
    return true;
  });
  return isCreated ? { email, password } : null;
}
