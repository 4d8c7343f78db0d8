import { type BillingReport, type Currency, currencies, type MinorAmount } from '@kilim/contract';
import type { Month } from './report-period.ts';
import type { RevenueSum } from './report-repository.ts';

type Revenue = BillingReport['byCurrency'][number];

/** Adds up sums of one currency; amounts of different currencies are never added. */
function addUp(currency: Currency, sums: readonly RevenueSum[]): Revenue {
  const total = (of: (sum: RevenueSum) => number) => sums.reduce((all, sum) => all + of(sum), 0);
  const paidMinor = total((sum) => sum.paidMinor) as MinorAmount;
  const refundedMinor = total((sum) => sum.refundedMinor) as MinorAmount;
  return {
    currency,
    revenueMinor: paidMinor - refundedMinor,
    paidMinor,
    refundedMinor,
    taxMinor: total((sum) => sum.taxMinor),
    receipts: total((sum) => sum.receipts),
  };
}

/** Groups the sums by currency, plan and month. Every currency of the period has an entry for every month. */
export function groupRevenue(
  sums: readonly RevenueSum[],
  months: readonly Month[],
): Pick<BillingReport, 'byCurrency' | 'byPlan' | 'byMonth'> {
  const used = currencies.filter((currency) => sums.some((sum) => sum.currency === currency));
  const planIds = [...new Set(sums.map(({ planId }) => planId))];
  const where = (currency: Currency, isWanted: (sum: RevenueSum) => boolean = () => true) =>
    sums.filter((sum) => sum.currency === currency && isWanted(sum));
  return {
    byCurrency: used.map((currency) => addUp(currency, where(currency))),
    byPlan: planIds.flatMap((planId) =>
      used.flatMap((currency) => {
        const own = where(currency, (sum) => sum.planId === planId);
        const [first] = own;
        if (!first) return [];
        return [{ planId, planName: first.planName, ...addUp(currency, own) }];
      }),
    ),
    byMonth: months.flatMap(({ name }, at) =>
      used.map((currency) => ({
        month: name,
        ...addUp(
          currency,
          where(currency, (sum) => sum.month === at),
        ),
      })),
    ),
  };
}
