import { AppError, attachmentLimits, megabyte, type UserId } from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import { attachFile, listAttached, measureTicket } from './attachments-repository.ts';
import type { FileRecord } from './file-record.ts';
import { attachedPermissions } from './permissions.ts';
import type { BucketPorts } from './ports.ts';
import { removeFile } from './remove-file.ts';
import { lockFile } from './repository.ts';

// Files that are sent with messages of tickets: docs/rules/support.md#attachments

export interface AttachTo {
  readonly ticketId: string;
  readonly replyId: string;
  readonly side: 'customer' | 'admin';
  /** The account that reads the ticket; null for a guest. */
  readonly readerId: UserId | null;
  /** The place of the first one; 0 by default. */
  readonly position?: number;
}

export interface TicketFiles {
  /**
   * Sends uploaded files of a user with a message; call it with the ticket locked and the user's row last. Files of the
   * support team belong to the site from then on. Returns them in the given order. Throws `ticket_attachment_not_found`
   * and `ticket_attachment_limit_reached`.
   */
  attach(tx: Tx, userId: UserId, fileIds: readonly string[], to: AttachTo): Promise<FileRecord[]>;
  list(tx: Tx, ticketIds: readonly string[]): Promise<FileRecord[]>;
  /** Deletes the files of tickets that are about to be deleted. */
  erase(ticketIds: readonly string[]): Promise<void>;
}

/** Ids per statement. */
const batch = 100;

async function requireRoom(tx: Tx, ticketId: string, added: readonly FileRecord[]): Promise<void> {
  const { perTicket, bytesPerTicket } = attachmentLimits;
  const { files, bytes } = await measureTicket(tx, ticketId);
  const size = added.reduce((sum, file) => sum + file.size, bytes);
  if (files + added.length <= perTicket && size <= bytesPerTicket) return;
  throw new AppError('ticket_attachment_limit_reached', {
    params: { files: perTicket, limit: bytesPerTicket / megabyte },
  });
}

export function createTicketFiles(ports: BucketPorts): TicketFiles {
  const { transactions, clock, storage } = ports;

  async function lockUnsent(tx: Tx, userId: UserId, id: string): Promise<FileRecord> {
    const file = await lockFile(tx, 'ticket_attachments', id);
    const isUnsent = file?.ownerId === userId && file.state === 'complete' && file.ticketId === null;
    if (!file || !isUnsent) throw new AppError('ticket_attachment_not_found');
    return file;
  }

  return {
    attach: async (tx, userId, fileIds, { ticketId, replyId, side, readerId, position = 0 }) => {
      if (fileIds.length === 0) return [];
      const locked = new Map<string, FileRecord>();
      // In one order, so that two messages with the same files cannot wait for each other.
      for (const id of [...fileIds].toSorted()) locked.set(id, await lockUnsent(tx, userId, id));
      const files = fileIds.flatMap((id) => locked.get(id) ?? []);
      await requireRoom(tx, ticketId, files);
      const ownerId = side === 'admin' ? null : userId;
      const permissions = attachedPermissions(ownerId, readerId);
      for (const [index, { id }] of files.entries()) {
        const place = { ticketId, replyId, position: position + index };
        await attachFile(tx, id, { ...place, ownerId, permissions }, clock.now());
      }
      if (ownerId === null) {
        const bytes = files.reduce((sum, { size }) => sum + size, 0);
        await storage.change(tx, userId, -bytes, 'counted');
      }
      return files;
    },
    list: listAttached,
    erase: async (ticketIds) => {
      for (let at = 0; at < ticketIds.length; at += batch) {
        const files = await listAttached(transactions.outside, ticketIds.slice(at, at + batch));
        for (const file of files) await removeFile(ports, file);
      }
    },
  };
}
