import { AppError, type Language, type UserId } from '@kilim/contract';
import { z } from 'zod';
import type { Tx } from '../../../platform/tx.ts';
import { lifetimes, type SignedIn } from '../account.ts';
import { type LinkUse, linkKey } from '../mail-links/link-key.ts';
import { resolveLink, sendLink } from '../mail-links/send-link.ts';
import { deleteTokens, findToken, useToken } from '../mail-links/token-repository.ts';
import type { AccountsPorts } from '../ports.ts';
import { readOpen } from '../read-account.ts';
import { noteWelcome } from '../registration/grant-welcome-credits.ts';
import { findPerson, updatePerson } from '../repository.ts';
import { deleteSessions } from '../sessions/repository.ts';
import { deleteDeletion, deletePerson, findDeletion, insertDeletion } from './repository.ts';
import { requireReplaceable } from './require-not-first-admin.ts';

/** Kind of the job that erases an account when its time is over. */
export const accountErasureJob = 'account-erasure';

const jobPayload = z.object({ userId: z.string() });

export interface DeletionRequest {
  readonly url: string;
  readonly language: Language;
  readonly host: string;
}

/**
 * Closes the account at once, ends its sessions and mails the link that undoes it for seven days. Answers when
 * everything will be erased. Throws `user_first_admin_permanent`.
 */
export async function requestDeletion(
  ports: AccountsPorts,
  caller: SignedIn,
  request: DeletionRequest,
): Promise<number> {
  const url = resolveLink(ports, request.url, request.host);
  const dueAt = ports.clock.now() + lifetimes.deletion;
  await ports.transactions.run(async (tx) => {
    const checked = await readOpen(tx, caller);
    await requireReplaceable(tx, caller.userId);
    const now = ports.clock.now();
    await updatePerson(tx, caller.userId, { isEnabled: false }, now);
    await deleteSessions(tx, caller.userId, { except: null });
    await deleteTokens(tx, caller.userId, ['verification', 'recovery', 'magic-url', 'deletion-undo']);
    await insertDeletion(tx, caller.userId, now, dueAt);
    // The day is part of the key: a job that waits for a deletion taken back must not stand for this one.
    const uniqueKey = `${accountErasureJob}:${caller.userId}:${dueAt}`;
    await ports.jobs.enqueue(tx, accountErasureJob, { userId: caller.userId }, { runAt: dueAt, uniqueKey });
    await ports.securityLog.record(tx, { kind: 'deletion-requested', userId: caller.userId });
    await sendLink(ports, tx, { kind: 'deletion-undo', person: checked, url, language: request.language });
  });
  ports.events.publishToAccount(caller.userId, { kind: 'session-ended' });
  return dueAt;
}

/** Opens a closed account again. Throws `user_invalid_token`, `user_deletion_not_found`. */
export async function undoDeletion(ports: AccountsPorts, input: LinkUse): Promise<void> {
  const key = linkKey('deletion-undo', input);
  await ports.transactions.run(async (tx) => {
    const now = ports.clock.now();
    const token = await findToken(tx, key, now);
    if (!token || !(await useToken(tx, token.id, key, now))) throw new AppError('user_invalid_token');
    // The same press again: what it asked for has been done.
    if (token.usedAt !== null) return;
    if (!(await deleteDeletion(tx, key.userId))) throw new AppError('user_deletion_not_found');
    await updatePerson(tx, key.userId, { isEnabled: true }, now);
    await ports.securityLog.record(tx, { kind: 'deletion-undone', userId: key.userId });
  });
}

/** Handler of the job: erases the person with everything of theirs, unless the deletion was taken back. */
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
    const person = (await isDue(tx)) ? await findPerson(tx, userId) : null;
    if (!person) return;
    await noteWelcome(ports, tx, person);
    await ports.mailer.forget(tx, person.email);
    await ports.securityLog.record(tx, { kind: 'account-erased', userId });
    for (const finish of finishes) await finish(tx);
    await deletePerson(tx, userId);
  });
}
