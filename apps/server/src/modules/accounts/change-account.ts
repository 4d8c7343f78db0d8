import { AppError, type Language } from '@kilim/contract';
import { type Person, preferencesMaximum, type SignedIn } from './account.ts';
import { requireReplaceable } from './deletion/require-not-first-admin.ts';
import { deleteTokens } from './mail-links/token-repository.ts';
import { acceptPassword } from './passwords/require-strong-password.ts';
import { isReservedAddress } from './policy.ts';
import type { AccountsPorts } from './ports.ts';
import { readOpen, readPerson } from './read-account.ts';
import { type PersonChanges, updatePerson } from './repository.ts';
import { sendNotice } from './send-notice.ts';
import { deleteSessions } from './sessions/repository.ts';

async function change(ports: AccountsPorts, caller: SignedIn, changes: PersonChanges): Promise<Person> {
  return ports.transactions.run(async (tx) => {
    await updatePerson(tx, caller.userId, changes, ports.clock.now());
    return readPerson(tx, caller);
  });
}

export function changeName(ports: AccountsPorts, caller: SignedIn, name: string): Promise<Person> {
  return change(ports, caller, { name });
}

/** Replaces the preferences, 64 kB at most (wire-contract.md §3). */
export async function changePreferences(
  ports: AccountsPorts,
  caller: SignedIn,
  preferences: Readonly<Record<string, unknown>>,
): Promise<Person> {
  if (Buffer.byteLength(JSON.stringify(preferences)) > preferencesMaximum) {
    throw new AppError('general_argument_invalid', { fields: { prefs: 'too_big' } });
  }
  return change(ports, caller, { preferences });
}

/**
 * Moves the account to another address, which has to be verified again. Links that were sent to the old one stop
 * working, those that sign in too. Throws `general_bad_request` when the address is taken.
 */
export async function changeEmail(
  ports: AccountsPorts,
  caller: SignedIn,
  input: { readonly email: string; readonly language: Language },
): Promise<Person> {
  const isReserved = isReservedAddress(input.email, ports.settings.adminEmail);
  return ports.transactions.run(async (tx) => {
    const checked = await readOpen(tx, caller);
    if (isReserved && !checked.isAdmin) throw new AppError('general_bad_request');
    if (input.email === checked.email) return checked;
    await updatePerson(tx, caller.userId, { email: input.email, isEmailVerified: false }, ports.clock.now());
    await deleteTokens(tx, caller.userId, ['verification', 'recovery', 'magic-url']);
    const { email, language } = input;
    const { userId } = caller;
    await ports.securityLog.keepFormerAddress(tx, userId, checked.email);
    await ports.securityLog.record(tx, { kind: 'email-changed', userId });
    await sendNotice(ports, tx, { kind: 'emailChanged', userId, person: checked, language, email });
    return readPerson(tx, caller);
  });
}

/** Sets a password, the first one too, and ends every other session. Throws the errors of `acceptPassword`. */
export async function changePassword(
  ports: AccountsPorts,
  caller: SignedIn,
  input: { readonly password: string; readonly language: Language },
): Promise<Person> {
  const known = await readPerson(ports.transactions.outside, caller);
  acceptPassword(ports, input.password, known);
  if (known.mustChangePassword && (await ports.passwords.verify(known.passwordHash, input.password))) {
    throw new AppError('user_password_unchanged', { fields: { password: 'user_password_unchanged' } });
  }
  const passwordHash = await ports.passwords.hash(input.password);
  const person = await ports.transactions.run(async (tx) => {
    const checked = await readOpen(tx, caller);
    await updatePerson(tx, caller.userId, { passwordHash, hasPassword: true }, ports.clock.now());
    const { userId } = caller;
    const count = await deleteSessions(tx, userId, { except: caller.sessionId });
    await deleteTokens(tx, userId, ['recovery', 'magic-url']);
    await ports.securityLog.forgetOtherDevices(tx, userId);
    await ports.securityLog.record(tx, { kind: 'password-changed', userId, detail: { count } });
    const { language } = input;
    await sendNotice(ports, tx, { kind: 'passwordChanged', userId, person: checked, language });
    return readPerson(tx, caller);
  });
  ports.events.publishToAccount(caller.userId, { kind: 'session-ended' });
  return person;
}

/** Closes the caller's account and signs it out everywhere. Throws `user_first_admin_permanent`. */
export async function blockOwnAccount(ports: AccountsPorts, caller: SignedIn): Promise<Person> {
  const person = await ports.transactions.run(async (tx) => {
    await requireReplaceable(tx, caller.userId);
    await updatePerson(tx, caller.userId, { isEnabled: false }, ports.clock.now());
    await deleteSessions(tx, caller.userId, { except: null });
    await deleteTokens(tx, caller.userId, ['verification', 'recovery', 'magic-url']);
    await ports.securityLog.record(tx, { kind: 'account-closed', userId: caller.userId });
    return readPerson(tx, caller);
  });
  ports.events.publishToAccount(caller.userId, { kind: 'session-ended' });
  return person;
}
