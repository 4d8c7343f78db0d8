import {
  addTicketNote,
  answerTicket,
  createTicket,
  getContactToken,
  getSupportFigures,
  getTicket,
  getTicketCustomer,
  getTicketForAdmin,
  getTicketSummary,
  listAllTickets,
  listCannedReplies,
  listTickets,
  markTicketRead,
  markTicketReadByAdmin,
  rateTicket,
  replyToTicket,
  saveCannedReplies,
  sendContactMessage,
  updateTicket,
} from '@kilim/contract';
import { newId } from '../../platform/clock/new-id.ts';
import { type Route, route } from '../../platform/http/index.ts';
import type { SupportService } from './service.ts';

const hour = 3600;

export function createSupportRoutes(support: SupportService): Route[] {
  const { own, queue, cannedReplies } = support;
  return [
    route(getContactToken, async () => ({ token: support.contactToken() })),
    route(sendContactMessage, async ({ body }, context) => {
      // Honeypot hit: reply as on success.
      if (!support.checkContact(body)) return { ticketId: newId<string>() };
      await context.limit('contact', context.network, 5, hour);
      const { name, email, subject, message } = body;
      const userId = context.caller?.userId ?? null;
      return { ticketId: await support.contact(userId, { name, email, subject, message }) };
    }),
    route(getTicketSummary, async (_input, { caller }) => own.summary(caller.userId)),
    route(listTickets, async ({ query }, { caller }) => own.list(caller.userId, query)),
    route(createTicket, async ({ body }, context) => {
      await context.limit('ticket', context.caller.userId, 10, hour);
      return own.create(context.caller.userId, body);
    }),
    route(getTicket, async ({ params }, { caller }) => own.find(caller.userId, params.ticketId)),
    route(replyToTicket, async ({ params, body }, context) => {
      await context.limit('ticket-reply', context.caller.userId, 60, hour);
      return own.reply(context.caller.userId, params.ticketId, body);
    }),
    route(markTicketRead, async ({ params }, { caller }) => {
      await own.markRead(caller.userId, params.ticketId);
    }),
    route(rateTicket, async ({ params, body }, { caller }) =>
      own.rate(caller.userId, params.ticketId, body.stars),
    ),
    route(listAllTickets, async ({ query }, { caller }) => queue.list(caller.userId, query)),
    route(getTicketForAdmin, async ({ params }) => queue.find(params.ticketId)),
    route(updateTicket, async ({ params, body }) => queue.update(params.ticketId, body)),
    route(answerTicket, async ({ params, body }, { caller }) =>
      queue.answer(caller.userId, params.ticketId, body),
    ),
    route(addTicketNote, async ({ params, body }, { caller }) =>
      queue.addNote(caller.userId, params.ticketId, body),
    ),
    route(markTicketReadByAdmin, async ({ params }) => queue.markRead(params.ticketId)),
    route(getTicketCustomer, async ({ params }) => ({
      customer: await queue.describeCustomer(params.ticketId),
    })),
    route(getSupportFigures, async () => queue.figures()),
    route(listCannedReplies, async () => ({ replies: await cannedReplies.list() })),
    route(saveCannedReplies, async ({ body }) => ({ replies: await cannedReplies.save(body.replies) })),
  ];
}
