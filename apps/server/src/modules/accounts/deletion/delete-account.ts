import { AppError, type Language, type UserId } from '@kilim/contract';
import { z } from 'zod';
import type { Tx } from '../../../platform/tx.ts';
import { lifetimes, type SignedIn } from '../account.ts';
import { type LinkUse, linkKey } from '../mail-links/link-key.ts';
import { resolveLink, sendLink } from '../mail-links/send-link.ts';
import { consumeToken, deleteTokens, findToken } from '../mail-links/token-repository.ts';
import type { AccountsPorts } from '../ports.ts';
import { readAccountOfOpenSession } from '../read-account.ts';
import { markWelcomeGranted } from '../registration/grant-welcome-credits.ts';
import { findAccount, updateAccount } from '../repository.ts';
import { deleteSessions } from '../sessions/repository.ts';
import { deleteAccount, deleteDeletion, findDeletion, insertDeletion } from './repository.ts';
import { requireNotFirstAdmin } from './require-not-first-admin.ts';

/** Kind of the job that erases an account after the undo period. */
export const accountErasureJob = 'account-erasure';

const jobPayload = z.object({ userId: z.string() });

export interface DeletionRequest {
  readonly url: string;
  readonly language: Language;
  readonly host: string;
}

async function scheduleErasure(
  ports: AccountsPorts,
  tx: Tx,
  userId: UserId,
  { now, dueAt }: { readonly now: number; readonly dueAt: number },
): Promise<void> {
  await insertDeletion(tx, userId, now, dueAt);
  // The key contains the time, so that the waiting job of an undone deletion does not replace this one.
  const uniqueKey = `${accountErasureJob}:${userId}:${dueAt}`;
  await ports.jobs.enqueue(tx, accountErasureJob, { userId }, { runAt: dueAt, uniqueKey });
}

/** Erases a closed account without waiting, also one whose owner has asked for it to be deleted later. */
export async function requestErasure(
  ports: AccountsPorts,
  tx: Tx,
  userId: UserId,
  now: number,
): Promise<void> {
  await deleteDeletion(tx, userId);
  await scheduleErasure(ports, tx, userId, { now, dueAt: now });
}

/**
 * Soft delete: closes the account at once, revokes its sessions and mails a link that undoes the deletion for seven days
 * (docs/rules/accounts.md#deletion). Returns the time of the erasure. Throws `user_first_admin_permanent`.
 */
export async function requestDeletion(
  ports: AccountsPorts,
  caller: SignedIn,
  request: DeletionRequest,
): Promise<number> {
  const url = resolveLink(ports, request.url, request.host);
  const dueAt = ports.clock.now() + lifetimes.deletion;
  await ports.transactions.run(async (tx) => {
    const checked = await readAccountOfOpenSession(tx, caller);
    await requireNotFirstAdmin(tx, caller.userId);
    const now = ports.clock.now();
    await updateAccount(tx, caller.userId, { isEnabled: false }, now);
    await deleteSessions(tx, caller.userId, { except: null });
    await deleteTokens(tx, caller.userId, ['verification', 'recovery', 'magic-url', 'deletion-undo']);
    await scheduleErasure(ports, tx, caller.userId, { now, dueAt });
    await ports.securityLog.record(tx, { kind: 'deletion-requested', userId: caller.userId });
    await sendLink(ports, tx, { kind: 'deletion-undo', account: checked, url, language: request.language });
  });
  ports.events.publishToAccount(caller.userId, { kind: 'session-ended' });
  return dueAt;
}

/** Reopens the account. Throws `user_invalid_token` and `user_deletion_not_found`. */
export async function undoDeletion(ports: AccountsPorts, input: LinkUse): Promise<void> {
  const key = linkKey('deletion-undo', input);
  await ports.transactions.run(async (tx) => {
    const now = ports.clock.now();
    const token = await findToken(tx, key, now);
    if (!token || !(await consumeToken(tx, token.id, key, now))) throw new AppError('user_invalid_token');
    // A repeated request: the account is open already.
    if (token.usedAt !== null) return;
    if (!(await deleteDeletion(tx, key.userId))) throw new AppError('user_deletion_not_found');
    await updateAccount(tx, key.userId, { isEnabled: true }, now);
    await ports.securityLog.record(tx, { kind: 'deletion-undone', userId: key.userId });
  });
}

/** Handler of the job: erases the account with all of its data, unless the deletion was undone. */
export async function eraseAccount(ports: AccountsPorts, payload: unknown): Promise<void> {
  const userId = jobPayload.parse(payload).userId as UserId;
  const { transactions, clock } = ports;
  const isDue = async (tx: Tx): Promise<boolean> => {
    const dueAt = await findDeletion(tx, userId);
    return dueAt !== null && dueAt <= clock.now();
  };
  if (!(await isDue(transactions.outside))) return;
  const finishes = await Promise.all(ports.erasers.map((erase) => erase(userId)));
  await transactions.run(async (tx) => {
    const account = (await isDue(tx)) ? await findAccount(tx, userId) : null;
    if (!account) return;
    await markWelcomeGranted(ports, tx, account);
    await ports.mailer.forget(tx, account.email);
    await ports.securityLog.record(tx, { kind: 'account-erased', userId });
    for (const finish of finishes) await finish(tx);
    await deleteAccount(tx, userId);
  });
}
