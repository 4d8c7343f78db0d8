import { type TicketStatus, ticketStatus } from '@kilim/contract';
import { expect, it } from 'vitest';
import { medianOf, priorityFor, priorityRanks, requireRatable, requireReplyable } from './policy.ts';

const takes = (status: TicketStatus, author: 'customer' | 'admin'): boolean => {
  try {
    requireReplyable({ status, responses: 1 }, author);
    return true;
  } catch {
    return false;
  }
};

it('takes replies of customers until a ticket is resolved, and answers until it is closed', () => {
  const all = ticketStatus.options;
  expect(all.filter((status) => takes(status, 'customer'))).toEqual([
    'open',
    'in_progress',
    'waiting_customer',
  ]);
  expect(all.filter((status) => takes(status, 'admin'))).toEqual([
    'open',
    'in_progress',
    'waiting_customer',
    'resolved',
  ]);
});

it('limits the replies of a ticket', () => {
  expect(() => requireReplyable({ status: 'open', responses: 499 }, 'customer')).not.toThrow();
  expect(() => requireReplyable({ status: 'open', responses: 500 }, 'customer')).toThrow(
    'ticket_reply_limit_reached',
  );
});

it('weighs urgent 4 to low 1', () => {
  expect(priorityRanks).toEqual({ urgent: 4, high: 3, medium: 2, low: 1 });
});

it('raises the chosen priority to high for plans with priority support', () => {
  expect(priorityFor('low', true)).toBe('high');
  expect(priorityFor('urgent', true)).toBe('urgent');
  expect(priorityFor('low', false)).toBe('low');
});

it('takes one rating of a resolved ticket', () => {
  expect(() => requireRatable({ status: 'resolved', customerSatisfaction: null })).not.toThrow();
  expect(() => requireRatable({ status: 'closed', customerSatisfaction: null })).toThrow(
    'ticket_not_resolved',
  );
  expect(() => requireRatable({ status: 'resolved', customerSatisfaction: 3 })).toThrow(
    'ticket_already_rated',
  );
});

it('finds the middle duration', () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([5])).toBe(5);
  expect(medianOf([9, 1, 4])).toBe(4);
  expect(medianOf([10, 1, 4, 2])).toBe(3);
});
