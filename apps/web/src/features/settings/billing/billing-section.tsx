import { useTranslate } from '../../../i18n/translation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOpenOrders } from '../api/open-orders.ts';
import { BillingDetailsCard } from './billing-details-card.tsx';
import { CreditUsageCard } from './credit-usage-card.tsx';
import { LedgerCard } from './ledger-card.tsx';
import { OpenOrdersCard } from './open-orders-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { UsageCards } from './usage-cards.tsx';

/** Plan, balance, open orders, billing details, credit usage and ledger. */
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
      {/* Hidden until the open orders are loaded, because their card would push the others down. They load in the background. */}
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
