import { ticketAssignment, ticketPriority, ticketSort, ticketStatus } from '@kilim/contract';
import { choiceParam, textParam } from '../../../navigation/url-params.ts';
import type { UrlState } from '../../../navigation/use-url-state.ts';

/** Search, filters and order of the queue. */
export const queueParams = {
  search: textParam('q', { maximumLength: 100 }),
  status: choiceParam('status', ticketStatus.options),
  priority: choiceParam('priority', ticketPriority.options),
  assigned: choiceParam('assigned', ticketAssignment.options),
  sort: choiceParam('sort', ticketSort.options, 'newest'),
};
export type QueueFilter = UrlState<typeof queueParams>;

export const openTicketParams = {
  ticketId: textParam('ticket', { maximumLength: 36, pattern: /^[\w.-]*$/ }),
};

export const toQueueQuery = ({ search, status, priority, assigned, sort }: QueueFilter) => ({
  sort,
  ...(search === '' ? {} : { search }),
  ...(status === null ? {} : { status }),
  ...(priority === null ? {} : { priority }),
  ...(assigned === null ? {} : { assigned }),
});
