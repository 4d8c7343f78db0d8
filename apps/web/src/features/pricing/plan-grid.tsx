import type { Currency } from '@kilim/contract';
import { Link } from 'react-router';
import { PlanCard } from '../../billing/plan-card.tsx';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Catalogue } from './catalogue.ts';

/** Three columns on wide screens. */
const gridLook = 'grid gap-5 md:grid-cols-2 lg:grid-cols-3';

/** Skeleton cards while the plans load. */
export function PlanGridSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('common.loading')} className={gridLook}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-[30rem] rounded-dialog" />
      ))}
    </div>
  );
}

export interface PlanGridProps {
  readonly catalogue: Catalogue;
  readonly currency: Currency;
}

/** The plan cards, or the empty state when nothing is on sale. */
export function PlanGrid({ catalogue, currency }: PlanGridProps) {
  const { plans } = catalogue;
  const translate = useTranslate();
  if (plans.length === 0) {
    return (
      <EmptyState
        title={translate('pricing.plans.emptyTitle')}
        description={translate('pricing.plans.empty')}
        action={
          <Link to={paths.contact.to()} className={buttonLook('secondary')}>
            {translate('pricing.plans.contact')}
          </Link>
        }
      />
    );
  }
  return (
    <ul aria-label={translate('pricing.plans.title')} className={gridLook}>
      {plans.map((plan) => (
        <li key={plan.planId} className="row-span-6 grid grid-rows-subgrid gap-5">
          <PlanCard plan={plan} currency={currency} catalogue={catalogue} />
        </li>
      ))}
    </ul>
  );
}
