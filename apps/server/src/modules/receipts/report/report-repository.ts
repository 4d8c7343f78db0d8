import { type Currency, type PlanId, paidReceiptStatuses, type Receipt } from '@kilim/contract';
import { sql } from 'kysely';
import { keysetAfter, queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { toReceiptRecord } from '../repository.ts';
import type { ReceiptRecord } from '../types.ts';
import type { Month, Period } from './report-period.ts';

type Span = Pick<Period, 'from' | 'to'>;
type PlanName = Receipt['planName'];

/** Sums of one month, currency and plan, in minor units. `month` is an index into the months of the period. */
export interface RevenueSum {
  readonly month: number;
  readonly currency: Currency;
  readonly planId: PlanId;
  readonly planName: PlanName;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly taxMinor: number;
  readonly receipts: number;
}

/**
 * Tax included in an amount, rounded like `splitTax`. Integer arithmetic, because the engines round binary fractions
 * differently.
 */
const taxIn = (amount: 'amount_minor' | 'refunded_minor') => {
  const column = sql.ref(amount);
  const rate = sql`(10000 + cast(round(tax_rate * 100) as integer))`;
  return sql<number>`(${column} - (2 * ${column} * 10000 + ${rate}) / (2 * ${rate}))`;
};

function paidWithin(tx: Tx, { from, to }: Span, isSimulated: boolean) {
  return (
    queries(tx)
      .selectFrom('receipts')
      // As an expression: SQLite would read every paid receipt from the index of the status.
      .where(sql<string>`coalesce(status, '')`, 'in', paidReceiptStatuses)
      .where('paid_at', '>=', from)
      .where('paid_at', '<', to)
      .where('is_simulated', '=', isSimulated ? 1 : 0)
  );
}

/** Sums of receipts have days of UTC+3, the time of Türkiye since 2016. */
const dayLength = 86_400_000;
const dayOffset = 3 * 3_600_000;
const dayNumber = (time: number): number => (time + dayOffset) / dayLength;
const isOfWholeDays = ({ from, to }: Span): boolean =>
  Number.isInteger(dayNumber(from)) && Number.isInteger(dayNumber(to));

function paidDaysWithin(tx: Tx, { from, to }: Span, isSimulated: boolean) {
  return queries(tx)
    .selectFrom('receipt_days')
    .where('status', 'in', paidReceiptStatuses)
    .where('day', '>=', Math.max(0, dayNumber(from)))
    .where('day', '<', dayNumber(to))
    .where('is_simulated', '=', isSimulated ? 1 : 0)
    .where('receipts', '>', 0);
}

type NumberedMonth = Month & { readonly at: number };

/** `case` with the numbers of months by their ends. */
const monthOf = (column: string, months: readonly NumberedMonth[], toValue: (time: number) => number) => {
  const branches = months.map(
    ({ to, at }) => sql`when ${sql.ref(column)} < ${sql.lit(toValue(to))} then ${sql.lit(at)}`,
  );
  return sql<number>`case ${sql.join(branches, sql` `)} end`;
};

interface SumRow {
  readonly month: number;
  readonly currency: string;
  readonly plan_id: string;
  readonly name: string;
  readonly paid: number;
  readonly refunded: number;
  readonly tax: number;
  readonly receipts: number;
}

const toRevenueSum = (row: SumRow): RevenueSum => ({
  month: Number(row.month),
  currency: row.currency as Currency,
  planId: row.plan_id as PlanId,
  planName: JSON.parse(row.name) as PlanName,
  paidMinor: Number(row.paid),
  refundedMinor: Number(row.refunded),
  taxMinor: Number(row.tax),
  receipts: Number(row.receipts),
});

const spanOf = (months: readonly NumberedMonth[]): Span => ({
  from: months.at(0)?.from ?? 0,
  to: months.at(-1)?.to ?? 0,
});

/** Months of whole days, from the sums by day. */
async function sumDays(tx: Tx, months: readonly NumberedMonth[]): Promise<SumRow[]> {
  const month = monthOf('day', months, dayNumber);
  return paidDaysWithin(tx, spanOf(months), false)
    .select([
      month.as('month'),
      'currency',
      'plan_id',
      sql<string>`max(plan_name_json)`.as('name'),
      sql<number>`sum(amount_minor)`.as('paid'),
      sql<number>`sum(refunded_minor)`.as('refunded'),
      sql<number>`sum(tax_minor)`.as('tax'),
      sql<number>`sum(receipts)`.as('receipts'),
    ])
    .groupBy([month, 'currency', 'plan_id'])
    .execute();
}

/** Months of other days, from the receipts: until 2016 the winters of Türkiye were at UTC+2. */
async function sumReceipts(tx: Tx, months: readonly NumberedMonth[]): Promise<SumRow[]> {
  const month = monthOf('paid_at', months, (time) => time);
  return paidWithin(tx, spanOf(months), false)
    .select([
      month.as('month'),
      'currency',
      'plan_id',
      sql<string>`max(plan_name_json)`.as('name'),
      sql<number>`sum(amount_minor)`.as('paid'),
      sql<number>`sum(refunded_minor)`.as('refunded'),
      sql<number>`sum(${taxIn('amount_minor')} - ${taxIn('refunded_minor')})`.as('tax'),
      sql<number>`count(*)`.as('receipts'),
    ])
    .groupBy([month, 'currency', 'plan_id'])
    .execute();
}

/** Splits months where `isOfWholeDays` changes. */
function splitMonths(months: readonly Month[]): NumberedMonth[][] {
  const runs: NumberedMonth[][] = [];
  for (const [at, month] of months.entries()) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isOfWholeDays(last) === isOfWholeDays(month)) run.push({ ...month, at });
    else runs.push([{ ...month, at }]);
  }
  return runs;
}

/** Sums payments and refunds by month, currency and plan, without simulated orders. */
export async function sumRevenue(tx: Tx, months: readonly Month[]): Promise<RevenueSum[]> {
  const sums: RevenueSum[] = [];
  for (const run of splitMonths(months)) {
    const rows = await (run.every(isOfWholeDays) ? sumDays(tx, run) : sumReceipts(tx, run));
    sums.push(...rows.map(toRevenueSum));
  }
  return sums.toSorted((one, other) => (one.planId < other.planId ? -1 : one.planId > other.planId ? 1 : 0));
}

/** Counts the paid simulated receipts. */
export async function countSimulated(tx: Tx, span: Span): Promise<number> {
  const row = await (isOfWholeDays(span)
    ? paidDaysWithin(tx, span, true).select(sql<number>`sum(receipts)`.as('count')).executeTakeFirst()
    : paidWithin(tx, span, true).select(sql<number>`count(*)`.as('count')).executeTakeFirst());
  return Number(row?.count ?? 0);
}

/** Counts users by the plan of their last payment that was not fully refunded. */
export async function countHolders(
  tx: Tx,
): Promise<{ planId: PlanId; planName: PlanName; people: number }[]> {
  const rows = await queries(tx)
    .selectFrom('plan_holders')
    .select(['plan_id', sql<string>`max(plan_name_json)`.as('name'), sql<number>`count(*)`.as('people')])
    .groupBy('plan_id')
    .orderBy('people', 'desc')
    .orderBy('plan_id')
    .execute();
  return rows.map((row) => ({
    planId: row.plan_id as PlanId,
    planName: JSON.parse(row.name) as PlanName,
    people: Number(row.people),
  }));
}

/** Lists the paid receipts of the period in the order of payment, continuing after the given keys. */
export async function listPaidReceipts(
  tx: Tx,
  span: Span,
  page: { readonly after: readonly [paidAt: number, id: string] | null; readonly count: number },
): Promise<ReceiptRecord[]> {
  let query = paidWithin(tx, span, false).selectAll();
  if (page.after) query = query.where(keysetAfter('paid_at', 'asc', page.after));
  const rows = await query.orderBy('paid_at').orderBy('id').limit(page.count).execute();
  return rows.map(toReceiptRecord);
}
