import { useTranslate } from '../../../i18n/translation.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOpenOrders } from '../api/open-orders.ts';
import { BillingDetailsCard } from './billing-details-card.tsx';
import { CreditUsageCard } from './credit-usage-card.tsx';
import { LedgerCard } from './ledger-card.tsx';
import { OpenOrdersCard } from './open-orders-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { UsageCards } from './usage-cards.tsx';

// Loaded when it is shown, because few sites allow own keys and the page is near its bundle budget.
const OwnKeyCard = lazyComponent(async () => (await import('../own-key/own-key-card.tsx')).OwnKeyCard);

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
        <OwnKeyCard />
        <CreditUsageCard />
        <LedgerCard />
        <BillingDetailsCard />
      </div>
    </>
  );
}
