import {
  addTicketNote,
  answerTicket,
  type EndpointCall,
  getSupportFigures,
  getTicketCustomer,
  getTicketForAdmin,
  listAllTickets,
  markTicketReadByAdmin,
  refundTurn,
  type TicketConversation,
  updateTicket,
} from '@kilim/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';
import { cursorPages } from '../../../../api/cursor-pages.ts';
import { useIdempotencyKey } from '../../../../api/use-idempotency-key.ts';
import { type QueueFilter, toQueueQuery } from '../queue-params.ts';

/** Pages of all tickets. */
export function useQueue(filter: QueueFilter) {
  const query = toQueueQuery(filter);
  return useInfiniteQuery(
    cursorPages(adminQueryKeys.ticketList(query), (page, signal) =>
      call(listAllTickets, { query: { ...query, ...page }, signal }),
    ),
  );
}

export const useFigures = () =>
  useQuery({
    queryKey: adminQueryKeys.supportFigures,
    queryFn: ({ signal }) => call(getSupportFigures, { signal }),
  });

export const useQueuedTicket = (ticketId: string) =>
  useQuery({
    queryKey: adminQueryKeys.ticket(ticketId),
    queryFn: ({ signal }) => call(getTicketForAdmin, { params: { ticketId }, signal }),
  });

export const useCustomer = (ticketId: string) =>
  useQuery({
    queryKey: adminQueryKeys.ticketCustomer(ticketId),
    queryFn: ({ signal }) => call(getTicketCustomer, { params: { ticketId }, signal }),
  });

/** Shows the returned conversation at once and fetches lists and figures again. */
function useConversationChange<Variables>(
  ticketId: string,
  run: (variables: Variables) => Promise<TicketConversation>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (conversation) => {
      client.setQueryData(adminQueryKeys.ticket(ticketId), conversation);
      void client.invalidateQueries({ queryKey: adminQueryKeys.tickets });
    },
    onError: () => void client.invalidateQueries({ queryKey: adminQueryKeys.ticket(ticketId) }),
  });
}

export type TicketUpdate = EndpointCall<typeof updateTicket>['body'];

/** Changes a ticket. The page shows it at once, and the earlier state again when the call fails. */
export function useUpdateTicket(ticketId: string) {
  const client = useQueryClient();
  const queryKey = adminQueryKeys.ticket(ticketId);
  return useMutation({
    mutationFn: (body: TicketUpdate) => call(updateTicket, { params: { ticketId }, body }),
    onMutate: async ({ status, priority }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<TicketConversation>(queryKey);
      client.setQueryData<TicketConversation>(
        queryKey,
        before && {
          ...before,
          ticket: { ...before.ticket, ...(status && { status }), ...(priority && { priority }) },
        },
      );
      return { before };
    },
    onSuccess: (conversation) => {
      client.setQueryData(queryKey, conversation);
      void client.invalidateQueries({ queryKey: adminQueryKeys.tickets });
    },
    onError: (_error, _body, kept) => {
      client.setQueryData(queryKey, kept?.before);
      void client.invalidateQueries({ queryKey });
    },
  });
}

export function useAnswer(ticketId: string) {
  const { keyOf, forget } = useIdempotencyKey();
  return useConversationChange(ticketId, async (body: EndpointCall<typeof answerTicket>['body']) => {
    const keyed = { ...body, idempotencyKey: keyOf(body) };
    const conversation = await call(answerTicket, { params: { ticketId }, body: keyed });
    forget();
    return conversation;
  });
}

export function useAddNote(ticketId: string) {
  const { keyOf, forget } = useIdempotencyKey();
  return useConversationChange(ticketId, async (message: string) => {
    const body = { message, idempotencyKey: keyOf(message) };
    const conversation = await call(addTicketNote, { params: { ticketId }, body });
    forget();
    return conversation;
  });
}

export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ticketId: string) => call(markTicketReadByAdmin, { params: { ticketId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: adminQueryKeys.tickets }),
  });
}

/** Returns what a turn cost. */
export function useRefundTurn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (turnId: string) => call(refundTurn, { params: { turnId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: adminQueryKeys.all }),
  });
}
