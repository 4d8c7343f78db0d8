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
  return queries(tx)
    .selectFrom('receipts')
    .where('status', 'in', paidReceiptStatuses)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .where('is_simulated', '=', isSimulated ? 1 : 0);
}

/** Sums payments and refunds by month, currency and plan, without simulated orders. */
export async function sumRevenue(tx: Tx, span: Span, months: readonly Month[]): Promise<RevenueSum[]> {
  const branches = months.map(({ to }, at) => sql`when paid_at < ${sql.lit(to)} then ${sql.lit(at)}`);
  const month = sql<number>`case ${sql.join(branches, sql` `)} end`;
  const rows = await paidWithin(tx, span, false)
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
    .orderBy('plan_id')
    .execute();
  return rows.map((row) => ({
    month: Number(row.month),
    currency: row.currency as Currency,
    planId: row.plan_id as PlanId,
    planName: JSON.parse(row.name) as PlanName,
    paidMinor: Number(row.paid),
    refundedMinor: Number(row.refunded),
    taxMinor: Number(row.tax),
    receipts: Number(row.receipts),
  }));
}

/** Counts the paid simulated receipts. */
export async function countSimulated(tx: Tx, span: Span): Promise<number> {
  const row = await paidWithin(tx, span, true)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Counts users by the plan of their last payment that was not fully refunded. */
export async function countHolders(
  tx: Tx,
): Promise<{ planId: PlanId; planName: PlanName; people: number }[]> {
  const latest = queries(tx)
    .selectFrom('receipts')
    .select(['plan_id', 'plan_name_json'])
    .select(sql<number>`row_number() over (partition by user_id order by paid_at desc, id desc)`.as('place'))
    .where('status', 'in', ['Ödendi', 'Kısmi İade'])
    .where('is_simulated', '=', 0)
    .where('user_id', 'is not', null)
    .as('latest');
  const rows = await queries(tx)
    .selectFrom(latest)
    .select(['plan_id', sql<string>`max(plan_name_json)`.as('name'), sql<number>`count(*)`.as('people')])
    .where('place', '=', 1)
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
