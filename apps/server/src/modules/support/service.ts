import { contactFormCategory, type UserId } from '@kilim/contract';
import { type AdminTickets, createAdminTickets } from './admin-tickets.ts';
import { createCannedReplies } from './canned-replies.ts';
import { type ContactMessage, checkLinks } from './contact-message.ts';
import { checkContactToken, makeContactToken } from './contact-token.ts';
import { type CustomerTickets, createCustomerTickets } from './customer-tickets.ts';
import { createFigures } from './figures.ts';
import { createNotices, type Notices } from './notify.ts';
import { openTicket } from './open-ticket.ts';
import type { SupportPorts } from './ports.ts';

export interface ContactForm extends ContactMessage {
  readonly website: string;
  readonly startedAt: string;
}

export interface SupportService {
  contactToken(): string;
  /** Returns false when the honeypot shows a bot. Throws for an invalid message. */
  checkContact(form: ContactForm): boolean;
  /** Opens a ticket from the contact form, mails the support address and returns the ticket's id. */
  contact(userId: UserId | null, message: ContactMessage): Promise<string>;
  readonly own: CustomerTickets;
  readonly queue: AdminTickets;
  readonly cannedReplies: ReturnType<typeof createCannedReplies>;
  /** The event that the document of an attachment is gone; to be read before the deletion. */
  readonly readRemoval: Notices['readRemoval'];
}

export function createSupportService(ports: SupportPorts): SupportService {
  const { transactions, clock, signer } = ports;
  const notices = createNotices(ports);
  const figures = createFigures(ports);
  return {
    own: createCustomerTickets(ports, notices, figures),
    queue: createAdminTickets(ports, notices, figures),
    cannedReplies: createCannedReplies(ports),
    readRemoval: notices.readRemoval,
    contactToken: () => makeContactToken(signer, clock.now()),
    checkContact: (form) => {
      if (form.website !== '') return false;
      checkContactToken(signer, form.startedAt, clock.now());
      checkLinks(form);
      return true;
    },
    contact: async (userId, message) => {
      const isUrgent = userId !== null && (await ports.hasPrioritySupport(userId));
      const site = await ports.readSite();
      const opened = await transactions.run(async (tx) => {
        await notices.mailTeam(tx, site, message);
        return openTicket(tx, clock.now(), {
          ...message,
          userId,
          category: contactFormCategory,
          priority: isUrgent ? 'high' : 'medium',
          reference: null,
        });
      });
      await notices.publish(opened.ticket, { action: 'create', replyId: opened.replyId });
      return opened.ticket.id;
    },
  };
}
