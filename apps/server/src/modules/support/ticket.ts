import {
  foldSearch,
  type Ticket,
  type TicketReference,
  type TicketReply,
  type UserId,
} from '@kilim/contract';
import { z } from 'zod';

/** A stored ticket. */
export interface TicketRecord {
  readonly id: string;
  /** Null for guests. */
  readonly userId: string | null;
  readonly userEmail: string;
  readonly userName: string;
  readonly subject: string;
  readonly message: string;
  readonly priority: Ticket['priority'];
  readonly status: Ticket['status'];
  readonly category: Ticket['category'];
  readonly assignedTo: string | null;
  /** Number of replies, the first message included. */
  readonly responses: number;
  /** 1 to 5; null without a survey. */
  readonly customerSatisfaction: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly lastResponseAt: number | null;
  /** When the support team answered first. */
  readonly firstResponseAt: number | null;
  readonly reference: TicketReference | null;
}

/** A ticket as one side sees it. */
export interface ListedTicketRecord extends TicketRecord {
  readonly isUnread: boolean;
  readonly assigneeName: string | null;
}

/** A stored note of an administrator. */
export interface NoteRecord {
  readonly id: string;
  readonly ticketId: string;
  readonly message: string;
  readonly authorId: UserId;
  readonly authorName: string;
  readonly createdAt: number;
}

/** A stored reply of a ticket. */
export interface ReplyRecord {
  readonly id: string;
  readonly ticketId: string;
  readonly message: string;
  readonly authorType: TicketReply['authorType'];
  readonly authorId: UserId | null;
  readonly authorName: string;
  readonly authorEmail: string;
  readonly isRead: boolean;
  readonly createdAt: number;
}

/** docs/rules/support.md#search */
export const searchKeyOf = foldSearch;

/** Sort key and id of the last ticket of a page. */
export const ticketCursor = z.tuple([z.number().int(), z.string()]);
