import { useTranslate } from '../../../i18n/translation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOpenOrders } from '../api/open-orders.ts';
import { BillingDetailsCard } from './billing-details-card.tsx';
import { CreditUsageCard } from './credit-usage-card.tsx';
import { LedgerCard } from './ledger-card.tsx';
import { OpenOrdersCard } from './open-orders-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { UsageCards } from './usage-cards.tsx';

/** Plan, balance, open orders, billing details, and where the credits went. */
export function BillingSection() {
  const translate = useTranslate();
  const orders = useOpenOrders();
  return (
    <>
      <PlanCard />
      {orders.isPending ? (
        <div role="status" aria-label={translate('common.loading')}>
          <Skeleton className="h-[80dvh] rounded-card" />
        </div>
      ) : null}
      {/* Few people have open orders: nothing below is shown before it is known, so that nothing is pushed down. It reads
          its own figures meanwhile. */}
      <div className={orders.isPending ? 'hidden' : 'contents'}>
        <OpenOrdersCard orders={orders} />
        <UsageCards />
        <CreditUsageCard />
        <LedgerCard />
        <BillingDetailsCard />
      </div>
    </>
  );
}
