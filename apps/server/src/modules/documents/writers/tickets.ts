import { createTicket, idPattern, rateTicket, replyToTicket } from '@kilim/contract';
import { z } from 'zod';
import { type CollectionWriter, invalidAttribute, isGiven, parseData, pick } from './writer.ts';

const hour = 3600;

export const ticketsWriter: CollectionWriter = {
  create: async ({ ports, writer }, id, data) => {
    if (id !== null && !idPattern.test(id)) throw invalidAttribute('$id');
    const draft = parseData(
      createTicket.body ?? z.never(),
      pick(data, ['subject', 'message', 'category', 'priority']),
    );
    await writer.limit('ticket', 10, hour);
    return (await ports.support.own.create(writer.userId, draft, id)).id;
  },
  update: async ({ ports, writer }, row, data) => {
    const stars = data['customerSatisfaction'];
    if (!isGiven(stars)) return;
    const rating = parseData(rateTicket.body ?? z.never(), { stars }, () => 'customerSatisfaction');
    await ports.support.own.rate(writer.userId, String(row['$id']), rating.stars);
  },
};

const ticketId = z.string().min(1).max(64);

export const repliesWriter: CollectionWriter = {
  create: async ({ ports, writer }, id, data) => {
    if (id !== null && !idPattern.test(id)) throw invalidAttribute('$id');
    const ticket = parseData(ticketId, data['ticketId'], () => 'ticketId');
    const { message } = parseData(replyToTicket.body ?? z.never(), pick(data, ['message']));
    await writer.limit('ticket-reply', 60, hour);
    // Clients of the specification repeat the message of a new ticket as its first reply, which it already has.
    const { replies } = await ports.support.own.find(writer.userId, ticket);
    const [first] = replies;
    if (first && replies.length === 1 && first.message === message) return first.id;
    const after = await ports.support.own.reply(writer.userId, ticket, { message }, id);
    return after.replies.at(-1)?.id ?? first?.id ?? '';
  },
  update: async ({ ports, writer }, row, data) => {
    const { isRead } = data;
    if (isRead !== undefined && typeof isRead !== 'boolean') throw invalidAttribute('isRead');
    if (isRead) await ports.support.own.markRead(writer.userId, String(row['ticketId']));
  },
};

/** The file of an address such as those that the client SDK makes. */
const fileIdOf = (address: unknown): string | null =>
  typeof address === 'string' ? (/\/files\/([^/?#]{1,36})/.exec(address)?.[1] ?? null) : null;

export const attachmentsWriter: CollectionWriter = {
  create: async ({ ports, writer }, id, data) => {
    const ticket = parseData(ticketId, data['ticketId'], () => 'ticketId');
    const fileId = fileIdOf(data['fileUrl']) ?? id;
    if (fileId === null || !idPattern.test(fileId)) throw invalidAttribute('fileUrl');
    await writer.limit('ticket-reply', 60, hour);
    await ports.support.own.attach(writer.userId, ticket, fileId);
    return fileId;
  },
  remove: async ({ ports, writer }, row) => {
    // As the customer: an administrator deletes files of others in the bucket.
    await ports.removeAttachment(writer.userId, String(row['$id']));
  },
};
