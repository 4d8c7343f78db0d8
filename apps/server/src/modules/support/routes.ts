import { getContactToken, getTicketForAdmin, listAllTickets, sendContactMessage } from '@kilim/contract';
import { newId } from '../../platform/clock/new-id.ts';
import { type Route, route } from '../../platform/http/index.ts';
import type { SupportService } from './service.ts';

export function createSupportRoutes(support: SupportService): Route[] {
  return [
    route(getContactToken, async () => ({ token: support.contactToken() })),
    route(sendContactMessage, async ({ body }, context) => {
      // Honeypot hit: reply as on success.
      if (!support.checkContact(body)) return { ticketId: newId<string>() };
      await context.limit('contact', context.network, 5, 3600);
      const { name, email, subject, message } = body;
      const userId = context.caller?.userId ?? null;
      return { ticketId: await support.contact(userId, { name, email, subject, message }) };
    }),
    route(listAllTickets, async ({ query }) => support.listAll(query)),
    route(getTicketForAdmin, async ({ params }) => support.find(params.ticketId)),
  ];
}
