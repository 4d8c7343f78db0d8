import type { Order } from '@kilim/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSingleRun } from '../../api/use-single-run.ts';
import { errorParams } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { readLastStudio } from '../../navigation/last-studio.ts';
import { paths } from '../../navigation/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { isProviderRedirect, type ProviderRedirect, useRetryOrder } from './api/pay-order.ts';
import { orderAlert } from './order-problem.tsx';
import type { ResultAction } from './payment-result.ts';
import { RedirectStep } from './redirect-step.tsx';

const labels = {
  resume: 'checkout.result.resume',
  retry: 'checkout.result.retry',
  'other-method': 'checkout.result.otherMethod',
  receipts: 'checkout.result.receipts',
  studio: 'checkout.result.studio',
  dashboard: 'checkout.result.dashboard',
  pricing: 'checkout.result.pricing',
  contact: 'checkout.result.contact',
} as const satisfies Record<ResultAction, string>;

function addressOf(action: Exclude<ResultAction, 'resume' | 'retry'>, order: Order): string {
  switch (action) {
    case 'other-method':
      return paths.payment.to(order.planId, { currency: order.amount.currency });
    case 'receipts':
      return paths.settings.to('receipts', { receipt: order.receiptId });
    case 'studio':
      return readLastStudio() ?? paths.dashboard.to();
    case 'dashboard':
      return paths.dashboard.to();
    case 'pricing':
      return paths.pricing.to();
    case 'contact':
      return paths.contact.to();
  }
}

export interface ResultActionsProps {
  readonly order: Order;
  readonly actions: readonly ResultAction[];
}

/** The next actions; paying again starts a new attempt of the same order. */
export function ResultActions({ order, actions }: ResultActionsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const retrying = useSingleRun(useRetryOrder());
  const [leaving, setLeaving] = useState<ProviderRedirect | null>(null);
  if (leaving !== null) return <RedirectStep start={leaving} />;
  const pay = (): void =>
    retrying.mutate(order.id, {
      onSuccess: ({ start }) => {
        if (isProviderRedirect(start)) setLeaving(start);
        else void navigate(paths.payment.to(order.planId, { order: order.id }));
      },
    });
  return (
    <div className="flex w-full flex-col items-center gap-3">
      <FormAlert
        alert={
          retrying.error === null
            ? null
            : { tone: 'error', key: orderAlert(retrying.error), params: errorParams(retrying.error) }
        }
      />
      <div className="flex w-full flex-col justify-center gap-2 sm:w-auto sm:flex-row sm:flex-wrap">
        {actions.map((wanted, index) => {
          const action = wanted === 'studio' && readLastStudio() === null ? 'dashboard' : wanted;
          const variant = index === 0 ? 'primary' : 'secondary';
          return action === 'resume' || action === 'retry' ? (
            <Button key={action} variant={variant} isBusy={retrying.isPending} onClick={pay}>
              {translate(labels[action])}
            </Button>
          ) : (
            <Link key={action} to={addressOf(action, order)} className={buttonLook(variant)}>
              {translate(labels[action])}
            </Link>
          );
        })}
      </div>
    </div>
  );
}
