import { projectId, ticketStatus, turnId, versionId } from '@kilim/contract';
import { choiceParam, flagParam, schemaParam, textParam } from '../../navigation/url-params.ts';
import type { UrlState } from '../../navigation/use-url-state.ts';

/** Search and status of the list. */
export const ticketListParams = {
  search: textParam('q', { maximumLength: 100 }),
  status: choiceParam('status', ticketStatus.options),
};
export type TicketListFilter = UrlState<typeof ticketListParams>;

/** The open ticket, or the form of a new one with what it is about. */
export const openParams = {
  ticketId: textParam('ticket', { maximumLength: 36, pattern: /^[\w.-]*$/ }),
  isCreating: flagParam('new'),
  projectId: schemaParam('project', projectId),
  versionId: schemaParam('version', versionId),
  turnId: schemaParam('turn', turnId),
};
