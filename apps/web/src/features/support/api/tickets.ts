import {
  createTicket,
  type EndpointCall,
  getTicket,
  getTicketSummary,
  listProjects,
  listTickets,
  markTicketRead,
  type OwnTicketConversation,
  rateTicket,
  replyToTicket,
} from '@kilim/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { cursorPages } from '../../../api/cursor-pages.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts';
import type { TicketListFilter } from '../support-params.ts';

export const useTicketSummary = () =>
  useQuery({
    queryKey: queryKeys.tickets.summary,
    queryFn: ({ signal }) => call(getTicketSummary, { signal }),
  });

/** Pages of the caller's tickets, newest first. */
export function useTickets({ search, status }: TicketListFilter) {
  const query = { ...(search === '' ? {} : { search }), ...(status === null ? {} : { status }) };
  return useInfiniteQuery(
    cursorPages(queryKeys.tickets.list(query), (page, signal) =>
      call(listTickets, { query: { ...query, ...page }, signal }),
    ),
  );
}

export const useTicket = (ticketId: string) =>
  useQuery({
    queryKey: queryKeys.tickets.one(ticketId),
    queryFn: ({ signal }) => call(getTicket, { params: { ticketId }, signal }),
  });

/** The last changed projects, which a new ticket may be about. */
export const useRecentProjects = () =>
  useQuery({
    queryKey: queryKeys.projects.recent,
    queryFn: ({ signal }) => call(listProjects, { query: { sort: 'updated', limit: 50 }, signal }),
    select: ({ projects }) => projects,
  });

type TicketDraft = EndpointCall<typeof createTicket>['body'];
type ReplyDraft = EndpointCall<typeof replyToTicket>['body'];

export function useCreateTicket() {
  const client = useQueryClient();
  const { keyOf, forget } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: TicketDraft) => call(createTicket, { body: { ...body, idempotencyKey: keyOf(body) } }),
    onSuccess: () => {
      forget();
      return client.invalidateQueries({ queryKey: queryKeys.tickets.all });
    },
  });
}

export function useReply(ticketId: string) {
  const client = useQueryClient();
  const { keyOf, forget } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ReplyDraft) =>
      call(replyToTicket, { params: { ticketId }, body: { ...body, idempotencyKey: keyOf(body) } }),
    onSuccess: (conversation: OwnTicketConversation) => {
      forget();
      client.setQueryData(queryKeys.tickets.one(ticketId), conversation);
      void client.invalidateQueries({ queryKey: queryKeys.tickets.all });
    },
    // Such as a ticket that was closed meanwhile.
    onError: () => void client.invalidateQueries({ queryKey: queryKeys.tickets.one(ticketId) }),
  });
}

export function useRate(ticketId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stars: number) => call(rateTicket, { params: { ticketId }, body: { stars } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.tickets.all }),
  });
}

/** Marks the answers of an open ticket as read. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ticketId: string) => call(markTicketRead, { params: { ticketId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.tickets.all }),
  });
}
