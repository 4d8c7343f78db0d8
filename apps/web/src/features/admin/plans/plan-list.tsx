import type { Plan, PlanId } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanOrderHandle } from './plan-order-handle.tsx';
import { usePlanOrder } from './use-plan-order.ts';

export const gridLook = 'grid gap-4 sm:max-md:grid-cols-2 lg:grid-cols-2 xl:grid-cols-3';

export interface PlanListProps {
  readonly plans: readonly Plan[];
  readonly onEdit: (planId: PlanId) => void;
  readonly onDelete: (plan: Plan) => void;
}

/** The cards of all plans in display order, which is changed by moving them. */
export function PlanList({ plans, onEdit, onDelete }: PlanListProps) {
  const translate = useTranslate();
  const order = usePlanOrder(plans);
  return (
    <>
      <ul className={gridLook} aria-label={translate('admin.plans.listTitle')}>
        {plans.map((plan) => {
          const place = order.shown.findIndex(({ planId }) => planId === plan.planId);
          return (
            // During a drag only the look changes: moving the element would end the capture of the pointer.
            <li key={plan.planId} data-plan-place={place} style={{ order: place }}>
              <PlanCard
                plan={plan}
                handle={plans.length > 1 ? <PlanOrderHandle plan={plan} order={order} /> : null}
                isDragged={order.draggedId === plan.planId}
                onEdit={() => onEdit(plan.planId)}
                onDelete={() => onDelete(plan)}
              />
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {order.announcement}
      </p>
    </>
  );
}
