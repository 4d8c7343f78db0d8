import { AppError, type UserId } from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import { findNoteByKey } from './note-repository.ts';
import type { AttachedFiles, NoteDraft, ReplyDraft } from './ports.ts';
import { findReplyByKey, listReplies } from './reply-repository.ts';
import { findTicket } from './repository.ts';
import type { TicketRecord } from './ticket.ts';

// A client repeats a message when the answer to the first one was lost: docs/rules/support.md#repeated-messages

const keyReused = (): AppError =>
  new AppError('general_argument_invalid', { fields: { idempotencyKey: 'invalid' } });

/** Whether the author has sent exactly these files with this text before; a file is sent once, so its files tell. */
async function hasSentFiles(
  tx: Tx,
  files: AttachedFiles,
  authorId: UserId,
  ticketId: string,
  { message, attachments = [] }: ReplyDraft,
): Promise<boolean> {
  if (attachments.length === 0) return false;
  const sent = await files.list(tx, [ticketId]);
  const replyId = sent.find(({ id }) => id === attachments[0])?.replyId;
  if (replyId === undefined) return false;
  const together = sent.filter((file) => file.replyId === replyId).map(({ id }) => id);
  if (together.length !== attachments.length || !attachments.every((id) => together.includes(id)))
    return false;
  const replies = await listReplies(tx, [ticketId]);
  return replies.some(
    (reply) => reply.id === replyId && reply.authorId === authorId && reply.message === message,
  );
}

/**
 * Whether the author has sent a message before, by its idempotency key or, without one, by its files. Throws
 * `general_argument_invalid` for another message with the same key.
 */
export async function isSentAlready(
  tx: Tx,
  files: AttachedFiles,
  authorId: UserId,
  ticketId: string,
  draft: ReplyDraft,
): Promise<boolean> {
  if (draft.idempotencyKey === undefined) return hasSentFiles(tx, files, authorId, ticketId, draft);
  const sent = await findReplyByKey(tx, authorId, draft.idempotencyKey);
  if (sent && (sent.ticketId !== ticketId || sent.message !== draft.message)) throw keyReused();
  return sent !== null;
}

/** Whether the author has added a note before. Throws `general_argument_invalid` for another note with the same key. */
export async function isNotedAlready(
  tx: Tx,
  authorId: UserId,
  ticketId: string,
  { message, idempotencyKey }: NoteDraft,
): Promise<boolean> {
  if (idempotencyKey === undefined) return false;
  const noted = await findNoteByKey(tx, authorId, idempotencyKey);
  if (noted && (noted.ticketId !== ticketId || noted.message !== message)) throw keyReused();
  return noted !== null;
}

/** The ticket that the author has opened with a key. Throws `general_argument_invalid` for another message with it. */
export async function findOpenedTicket(
  tx: Tx,
  authorId: UserId,
  {
    idempotencyKey,
    subject,
    message,
  }: Pick<ReplyDraft, 'message' | 'idempotencyKey'> & Pick<TicketRecord, 'subject'>,
): Promise<TicketRecord | null> {
  if (idempotencyKey === undefined) return null;
  const sent = await findReplyByKey(tx, authorId, idempotencyKey);
  if (!sent) return null;
  const ticket = await findTicket(tx, sent.ticketId);
  // A reply has the key of its own message.
  if (ticket?.subject !== subject || sent.message !== message) throw keyReused();
  return ticket;
}

/** Runs a transaction again when another request stored the same message first; the second run finds that message. */
export async function runOnce<Result>(
  idempotencyKey: string | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isTaken = error instanceof AppError && error.type === 'document_already_exists';
    if (idempotencyKey === undefined || !isTaken) throw error;
    return run();
  }
}
