import type { Plan } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { textParam } from '../../../navigation/url-params.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { allPlansQuery } from './api/plans.ts';
import { DeletePlanDialog } from './delete-plan-dialog.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { gridLook, PlanList } from './plan-list.tsx';

/** `?edit=` of a new plan: no plan can have this id. */
const newPlan = '+';

/** The plan open in the editor. */
const editorParams = { editedId: textParam('edit', { maximumLength: 100 }) };

/** The plans with their editor. */
export default function PlansTab() {
  const translate = useTranslate();
  const plans = useQuery(allPlansQuery);
  const [deleted, setDeleted] = useState<Plan | null>(null);
  const {
    state: { editedId },
    change,
  } = useUrlState(editorParams);
  const edit = (id: string): void => change({ editedId: id }, { preventScrollReset: true });
  const create = (
    <Button icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => edit(newPlan)}>
      {translate('admin.plans.create')}
    </Button>
  );
  const heading = (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="max-w-xl min-w-0">
        <h2 className="text-20 font-semibold">{translate('admin.plans.listTitle')}</h2>
        <p className="pt-1 text-14 text-muted">{translate('admin.plans.intro')}</p>
      </div>
      {plans.data !== undefined && plans.data.length > 0 ? create : null}
    </div>
  );

  if (plans.isPending) {
    return (
      <>
        {heading}
        <div role="status" aria-label={translate('common.loading')} className={gridLook}>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="h-64 rounded-card" />
          ))}
        </div>
      </>
    );
  }
  if (plans.data === undefined) {
    return (
      <>
        {heading}
        <ErrorState
          title={translate('admin.plans.failed')}
          error={plans.error}
          isRetrying={plans.isFetching}
          onRetry={() => void plans.refetch()}
        />
      </>
    );
  }
  const edited = plans.data.find(({ planId }) => planId === editedId) ?? null;
  return (
    <>
      {heading}
      {plans.data.length === 0 ? (
        <EmptyState
          title={translate('admin.plans.emptyTitle')}
          description={translate('admin.plans.empty')}
          action={create}
        />
      ) : (
        <PlanList plans={plans.data} onEdit={edit} onDelete={setDeleted} />
      )}
      {edited !== null || editedId === newPlan ? (
        <PlanEditor key={editedId} plan={edited} plans={plans.data} onClose={() => edit('')} />
      ) : null}
      {deleted === null ? null : <DeletePlanDialog plan={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}
