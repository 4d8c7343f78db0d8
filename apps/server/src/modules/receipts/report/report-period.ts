import { AppError, reportMonthsMaximum } from '@kilim/contract';
import { receiptTimeZone } from '../document/receipt-document.ts';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: receiptTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

// Reports use days and months of Türkiye (docs/rules/receipts.md#report).

/** Requested period: days such as `2026-11-21`, both inclusive; by default the last 12 months. */
export interface ReportPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Local date and time in Türkiye, encoded as if they were UTC. */
function localTime(moment: number): number {
  const [day = '', time = ''] = parts.format(moment).split(', ');
  return Date.parse(`${day}T${time}Z`);
}

/** The local day (2026-11-21) of a time. */
export const dayOf = (moment: number): string => new Date(localTime(moment)).toISOString().slice(0, 10);

/** Start of a local day in epoch milliseconds; null for an invalid day. */
export function startOfDay(day: string): number | null {
  const utc = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== day) return null;
  // Two steps, because the offset from UTC was different in past summers.
  const guess = utc - (localTime(utc) - utc);
  return guess - (localTime(guess) - utc);
}

export interface Month {
  /** `2026-11` */
  readonly name: string;
  /** Epoch milliseconds; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

export interface Period {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: number;
  readonly to: number;
  /** Every month of the period, the first and the last cut to it. */
  readonly months: readonly Month[];
}

const monthAfter = (name: string, count: number): string => {
  const [year = 0, month = 0] = name.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7);
};

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** Resolves the requested period. Throws `general_argument_invalid`. */
export function readPeriod(asked: ReportPeriod, now: number): Period {
  const lastDay = asked.to ?? dayOf(now);
  const end = startOfDay(lastDay);
  if (end === null) throw new AppError('general_argument_invalid', { fields: { to: 'invalid' } });
  const firstDay = asked.from ?? `${monthAfter(lastDay.slice(0, 7), -11)}-01`;
  const from = startOfDay(firstDay);
  const to = startOfDay(dayAfter(lastDay));
  if (from === null || to === null || from >= to) {
    throw new AppError('general_argument_invalid', { fields: { from: 'invalid' } });
  }
  const months: Month[] = [];
  for (let name = firstDay.slice(0, 7); name <= lastDay.slice(0, 7); name = monthAfter(name, 1)) {
    if (months.length === reportMonthsMaximum) {
      throw new AppError('general_argument_invalid', { fields: { from: 'too_big' } });
    }
    const begin = startOfDay(`${name}-01`) ?? from;
    const next = startOfDay(`${monthAfter(name, 1)}-01`) ?? to;
    months.push({ name, from: Math.max(from, begin), to: Math.min(to, next) });
  }
  return { firstDay, lastDay, from, to, months };
}
