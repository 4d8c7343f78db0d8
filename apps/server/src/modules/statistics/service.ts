import { type StatisticDay, type Statistics, statisticRules } from '@kilim/contract';
import { type Clock, toTimestamp } from '../../platform/clock/clock.ts';
import { utcDay } from '../../platform/clock/utc-day.ts';
import type { Transactions } from '../../platform/tx.ts';
import {
  countActiveUsers,
  countFailedStarts,
  countProjects,
  countProjectsBy,
  countSignUps,
  countSimulated,
  countUsers,
  type Span,
  sumPaid,
  sumPaidDays,
  sumPaidWithin,
  sumTurns,
} from './repository.ts';

const day = 86_400_000;
const { activeDays, recentProjectDays, changeDays, dayOffset } = statisticRules;
/** Milliseconds for which an answer is given again; several administrators with open pages cost one reading. */
const keepFor = 15_000;

export interface StatisticsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
}

export interface StatisticsService {
  read(): Promise<Statistics>;
  /** The last days up to today, the oldest first. */
  readDays(count: number): Promise<StatisticDay[]>;
}

export function createStatisticsService({ transactions, clock }: StatisticsPorts): StatisticsService {
  const { outside: tx } = transactions;
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>();

  /** Gives a recent or running answer again. A failed one is not kept. */
  function once<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const now = clock.now();
    const found = kept.get(key);
    if (found !== undefined && now - found.at < keepFor && now >= found.at) {
      return found.answer as Promise<Answer>;
    }
    const answer = read();
    kept.set(key, { at: now, answer });
    answer.catch(() => kept.delete(key));
    return answer;
  }

  async function read(): Promise<Statistics> {
    const now = clock.now();
    const recent: Span = { from: now - changeDays * day, to: now + 1 };
    const previous: Span = { from: recent.from - changeDays * day, to: recent.from };
    const [paid, recentPaid, previousPaid] = [
      await sumPaid(tx),
      await sumPaidWithin(tx, recent),
      await sumPaidWithin(tx, previous),
    ];
    const receiptsOf = (sums: typeof paid) => sums.reduce((all, { receipts }) => all + receipts, 0);
    const minorOf = (sums: typeof paid, wanted: string) =>
      sums.find(({ currency }) => currency === wanted)?.amountMinor ?? 0;
    return {
      at: toTimestamp(now),
      users: {
        total: await countUsers(tx),
        active: await countActiveUsers(tx, now - activeDays * day),
        recent: await countSignUps(tx, recent),
        previous: await countSignUps(tx, previous),
      },
      projects: {
        total: await countProjects(tx),
        updated: await countProjectsBy(tx, 'updated_at', {
          from: now - recentProjectDays * day,
          to: now + 1,
        }),
        recent: await countProjectsBy(tx, 'created_at', recent),
        previous: await countProjectsBy(tx, 'created_at', previous),
      },
      receipts: {
        total: receiptsOf(paid),
        recent: receiptsOf(recentPaid),
        previous: receiptsOf(previousPaid),
      },
      revenue: paid.map(({ currency, amountMinor }) => ({
        currency,
        totalMinor: amountMinor,
        recentMinor: minorOf(recentPaid, currency),
        previousMinor: minorOf(previousPaid, currency),
      })),
      simulatedReceipts: await countSimulated(tx),
    };
  }

  /** `number` counts days of UTC+3 since 1970. */
  async function readDay(number: number): Promise<Omit<StatisticDay, 'revenue'>> {
    const span: Span = { from: number * day - dayOffset, to: (number + 1) * day - dayOffset };
    const turns = await sumTurns(tx, span);
    const failedStarts = await countFailedStarts(tx, span);
    const numberOf = (status: string) => turns.find((sum) => sum.status === status)?.turns ?? 0;
    const [done, failed] = [numberOf('done'), numberOf('failed')];
    return {
      day: utcDay(number * day),
      signUps: await countSignUps(tx, span),
      turns: turns.reduce((all, sum) => all + sum.turns, 0),
      judgedTurns: done + failed,
      // A report arrives after its turn, at midnight on the next day.
      goodTurns: Math.max(0, done - failedStarts),
      creditsUsed: turns.reduce((all, sum) => all + sum.charged, 0),
      errors: failed + failedStarts,
    };
  }

  async function readDays(count: number): Promise<StatisticDay[]> {
    const today = Math.floor((clock.now() + dayOffset) / day);
    const first = today - count + 1;
    const paid = await sumPaidDays(tx, first);
    const days: StatisticDay[] = [];
    for (let number = first; number <= today; number++) {
      const revenue = paid
        .filter((sum) => sum.day === number)
        .map(({ currency, minor }) => ({ currency, minor }));
      days.push({ ...(await readDay(number)), revenue });
    }
    return days;
  }

  return {
    read: () => once('totals', read),
    readDays: (count) => once(`days ${count}`, () => readDays(count)),
  };
}
