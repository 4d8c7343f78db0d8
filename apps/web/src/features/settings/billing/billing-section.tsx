import { CreditUseCard } from './credit-use-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { LedgerCard } from './ledger-card.tsx';
import { OpenOrdersCard } from './open-orders-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { UsageCards } from './usage-cards.tsx';

/** Plan, balance, open orders, billing details, and where the credits went. */
export function BillingSection() {
  return (
    <>
      <PlanCard />
      <OpenOrdersCard />
      <UsageCards />
      <CreditUseCard />
      <LedgerCard />
      <DetailsCard />
    </>
  );
}
