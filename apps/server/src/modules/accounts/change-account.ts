import { AppError, type Language } from '@kilim/contract';
import { type Account, preferencesMaximum, type SignedIn } from './account.ts';
import { deleteTokens } from './mail-links/token-repository.ts';
import { isReservedAddress } from './policy.ts';
import type { AccountsPorts } from './ports.ts';
import { readAccount, readAccountOfOpenSession } from './read-account.ts';
import { type AccountChanges, updateAccount } from './repository.ts';
import { sendNotice } from './send-notice.ts';

async function change(ports: AccountsPorts, caller: SignedIn, changes: AccountChanges): Promise<Account> {
  return ports.transactions.run(async (tx) => {
    await updateAccount(tx, caller.userId, changes, ports.clock.now());
    return readAccount(tx, caller);
  });
}

export function changeName(ports: AccountsPorts, caller: SignedIn, name: string): Promise<Account> {
  return change(ports, caller, { name });
}

export function changePhone(ports: AccountsPorts, caller: SignedIn, phone: string): Promise<Account> {
  return change(ports, caller, { phone });
}

/** Replaces the preferences, at most 64 kB of JSON (docs/rules/accounts.md#preferences). */
export async function changePreferences(
  ports: AccountsPorts,
  caller: SignedIn,
  preferences: Readonly<Record<string, unknown>>,
): Promise<Account> {
  if (Buffer.byteLength(JSON.stringify(preferences)) > preferencesMaximum) {
    throw new AppError('general_argument_invalid', { fields: { prefs: 'too_big' } });
  }
  return change(ports, caller, { preferences });
}

/**
 * Changes the address, which must be verified again. Links sent to the old address stop working. Throws
 * `general_bad_request` when the address is taken.
 */
export async function changeEmail(
  ports: AccountsPorts,
  caller: SignedIn,
  input: { readonly email: string; readonly language: Language },
): Promise<Account> {
  const isReserved = isReservedAddress(input.email, ports.settings.adminEmail);
  return ports.transactions.run(async (tx) => {
    const current = await readAccountOfOpenSession(tx, caller);
    if (isReserved && !current.isAdmin) throw new AppError('general_bad_request');
    if (input.email === current.email) return current;
    await updateAccount(tx, caller.userId, { email: input.email, isEmailVerified: false }, ports.clock.now());
    await deleteTokens(tx, caller.userId, ['verification', 'recovery', 'magic-url']);
    const { email, language } = input;
    const { userId } = caller;
    await ports.securityLog.keepFormerAddress(tx, userId, current.email);
    await ports.securityLog.record(tx, { kind: 'email-changed', userId });
    await sendNotice(ports, tx, { kind: 'emailChanged', userId, account: current, language, email });
    return readAccount(tx, caller);
  });
}
