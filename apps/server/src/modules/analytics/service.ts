import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type AnalyticsEvent, type AnalyticsKind, analyticsKind, type UserId } from '@kilim/contract';
import { type Clock, toTimestamp } from '../../platform/clock/clock.ts';
import { utcDay } from '../../platform/clock/utc-day.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Transactions } from '../../platform/tx.ts';
import { countEvents, deleteEventsBefore, type EventRow, insertEvents, listEventsOf } from './repository.ts';

export interface AnalyticsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

export interface AnalyticsService {
  /** Queues events without waiting; beyond 10,000 queued events new ones are dropped and counted. */
  record(visit: string, userId: UserId | null, events: readonly AnalyticsEvent[]): void;
  summary(): Promise<{ days: { day: string; counts: Record<AnalyticsKind, number> }[]; dropped: number }>;
  /** All events of a user for the data export, oldest first. */
  listOfUser(userId: UserId): Promise<unknown[]>;
  /** Writes all queued events. */
  flush(): Promise<void>;
  /** Handler of the daily retention job: deletes events older than 90 days. */
  expire(): Promise<void>;
  /** Writes the queued events and rejects new ones. */
  stop(): Promise<void>;
}

/** Kind of the job that deletes old events. */
export const analyticsRetentionJob = 'analytics-retention';

const day = 24 * 3_600_000;
const keepDays = 90;
const summaryDays = 30;
const flushAfter = 2_000;
const batchMaximum = 500;
const queueMaximum = 10_000;

export function createAnalyticsService({ transactions, clock, log }: AnalyticsPorts): AnalyticsService {
  let queue: EventRow[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let isStopped = false;

  const drain = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.slice(0, batchMaximum);
      queue = queue.slice(batchMaximum);
      try {
        await transactions.run((tx) => insertEvents(tx, batch));
      } catch (error) {
        dropped += batch.length;
        log.warn({ err: error, count: batch.length }, 'analytics events were dropped');
      }
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(drain);
    return writing;
  };
  // Bound here, because a timer set during a request's transaction would inherit the transaction's context.
  const flushLater = AsyncResource.bind((): void => void flush());

  return {
    record: (visit, userId, events) => {
      const now = clock.now();
      for (const { kind, name, path, properties } of events) {
        if (isStopped || queue.length >= queueMaximum) {
          dropped += 1;
          continue;
        }
        queue.push({
          // Thousands of events may arrive within a millisecond, more than the random part of an ordinary id distinguishes.
          id: randomUUID(),
          kind,
          name,
          path,
          visit,
          userId,
          properties: JSON.stringify(properties),
          day: utcDay(now),
          createdAt: now,
        });
      }
      if (queue.length > 0 && timer === undefined) {
        timer = setTimeout(flushLater, flushAfter);
        timer.unref();
      }
    },
    summary: async () => {
      const now = clock.now();
      const days = new Map<string, Record<AnalyticsKind, number>>();
      for (let back = summaryDays - 1; back >= 0; back -= 1) {
        days.set(utcDay(now - back * day), { identify: 0, page: 0, action: 0, error: 0, performance: 0 });
      }
      for (const row of await countEvents(transactions.outside, utcDay(now - (summaryDays - 1) * day))) {
        const counts = days.get(row.day);
        const kind = analyticsKind.safeParse(row.kind);
        if (counts && kind.success) counts[kind.data] = row.count;
      }
      return { days: [...days].map(([date, counts]) => ({ day: date, counts })), dropped };
    },
    listOfUser: async (userId) =>
      (await listEventsOf(transactions.outside, userId)).map((event) => ({
        kind: event.kind,
        name: event.name,
        path: event.path,
        visit: event.visit,
        properties: JSON.parse(event.properties) as unknown,
        createdAt: toTimestamp(event.createdAt),
      })),
    flush,
    expire: async () => {
      const now = clock.now();
      const before = utcDay(now - keepDays * day);
      let deleted = 0;
      do {
        deleted = await transactions.run((tx) => deleteEventsBefore(tx, before, 5_000));
      } while (deleted > 0);
    },
    stop: async () => {
      isStopped = true;
      await flush();
    },
  };
}
