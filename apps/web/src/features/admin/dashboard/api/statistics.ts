import {
  getStatisticDays,
  getStatistics,
  listAllReceipts,
  listAllTickets,
  listUsers,
  type StatisticSpan,
} from '@kilim/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';

/** Milliseconds between two readings while the dashboard is open. */
const interval = 60_000;

export function useStatistics() {
  return useQuery({
    queryKey: adminQueryKeys.statistics,
    queryFn: ({ signal }) => call(getStatistics, { signal }),
    refetchInterval: interval,
  });
}

/** The days of the charts; those of the last choice stay until the new ones arrive. */
export function useStatisticDays(days: StatisticSpan) {
  return useQuery({
    queryKey: adminQueryKeys.statisticDays(days),
    queryFn: ({ signal }) => call(getStatisticDays, { query: { days }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The 5 newest users. */
export function useRecentUsers() {
  return useQuery({
    queryKey: adminQueryKeys.recentUsers,
    queryFn: ({ signal }) => call(listUsers, { query: { limit: 5 }, signal }),
  });
}

/** The 5 newest tickets. */
export function useRecentTickets() {
  return useQuery({
    queryKey: adminQueryKeys.recentTickets,
    queryFn: ({ signal }) => call(listAllTickets, { query: { limit: 5 }, signal }),
  });
}

/** The 10 newest receipts. */
export function useRecentReceipts() {
  return useQuery({
    queryKey: adminQueryKeys.recentReceipts,
    queryFn: ({ signal }) => call(listAllReceipts, { query: { limit: 10 }, signal }),
  });
}
