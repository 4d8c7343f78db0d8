import { AppError, type Order } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { isNetworkFailure } from '../../api/client.ts';
import { useSingleRun } from '../../api/use-single-run.ts';
import { errorParams } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { useConfirmDemo } from './api/pay-order.ts';
import { orderAlert } from './order-problem.tsx';
import { SimulationNote } from './simulation-note.tsx';

/** Without an answer the payment's state is unknown, not failed; repeating it cannot charge twice. */
function confirmationAlert(error: unknown): MessageKey {
  const isUnanswered = !(error instanceof AppError) || isNetworkFailure(error) || error.status >= 500;
  return isUnanswered ? 'checkout.step.unconfirmed' : orderAlert(error);
}

/** The simulated payment: the buyer approves or declines, which takes two seconds. */
export function DemoStep({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const confirming = useSingleRun(useConfirmDemo());
  const decide = (outcome: 'approve' | 'decline'): void => confirming.mutate({ orderId: order.id, outcome });
  const chosen = confirming.isPending ? confirming.variables.outcome : null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-20 font-semibold">{translate('checkout.step.demoTitle')}</h2>
      <SimulationNote />
      <p className="text-14 text-muted">{translate('checkout.step.demoText')}</p>
      <FormAlert
        alert={
          confirming.error === null || confirming.isPending
            ? null
            : {
                tone: 'error',
                key: confirmationAlert(confirming.error),
                params: errorParams(confirming.error),
              }
        }
      />
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button size="large" isBusy={chosen === 'approve'} onClick={() => decide('approve')}>
          {translate('checkout.step.approve')}
        </Button>
        <Button
          variant="secondary"
          size="large"
          isBusy={chosen === 'decline'}
          onClick={() => decide('decline')}
        >
          {translate('checkout.step.decline')}
        </Button>
      </div>
      <p role="status" className="text-13 text-muted empty:hidden">
        {confirming.isPending ? translate('checkout.step.deciding') : null}
      </p>
    </section>
  );
}
