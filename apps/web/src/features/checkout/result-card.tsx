import type { Order, PaymentStart } from '@kilim/contract';
import { CircleAlert, CircleCheck, CircleDashed, Info } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useCredits } from '../../api/credits.ts';
import { formatMoney, formatNumber } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { Card } from '../../ui/card.tsx';
import { clearPurchase } from './clear-purchase.ts';
import { methodTexts } from './method-choice.tsx';
import { OrderDetails } from './order-details.tsx';
import { describeResult, type PaymentResult } from './payment-result.ts';
import { ResultActions } from './result-actions.tsx';
import { SimulationNote } from './simulation-note.tsx';

const icons: Readonly<Record<PaymentResult['tone'], ReactNode>> = {
  waiting: (
    <CircleDashed aria-hidden="true" className="size-12 animate-spin text-info [animation-duration:3s]" />
  ),
  success: <CircleCheck aria-hidden="true" className="size-12 text-success" />,
  failure: <CircleAlert aria-hidden="true" className="size-12 text-danger" />,
  neutral: <Info aria-hidden="true" className="size-12 text-info" />,
};

/** After this time without the bank's answer, the page says that it may be closed. */
const slowAfter = 60_000;

function useIsSlow(isWaitingNow: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaitingNow) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [isWaitingNow]);
  return isSlow && isWaitingNow;
}

export interface ResultCardProps {
  readonly order: Order;
  readonly start: PaymentStart | null;
}

/** An order's state and the next actions. */
export function ResultCard({ order, start }: ResultCardProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const balance = useCredits().data?.balance;
  const view = describeResult(order, start);
  const isVerifying = view.text === 'checkout.result.pending';
  const isSlow = useIsSlow(isVerifying);
  const { status } = order;
  useEffect(() => clearPurchase(status), [status]);
  return (
    <Card className="mx-auto flex w-full max-w-2xl flex-col gap-6 p-4 sm:p-8">
      <div role="status" className="flex flex-col items-center gap-2 text-center">
        {icons[view.tone]}
        <h2 className="pt-2 text-20 font-semibold">{translate(view.title)}</h2>
        <p className="max-w-md text-14 text-muted">
          {translate(isSlow ? 'checkout.result.slow' : view.text, {
            credits: formatNumber(order.credits, language),
            amount: formatMoney(order.refundedMinor, order.amount.currency, language),
          })}
        </p>
        {status !== 'paid' || balance === undefined ? null : (
          <p className="text-14 font-medium numerals">
            {translate('checkout.result.balance', {
              count: balance,
              amount: formatNumber(balance, language),
            })}
          </p>
        )}
      </div>
      {order.isSimulated ? <SimulationNote /> : null}
      <div className="flex flex-col gap-2">
        <OrderDetails order={order} />
        <p className="text-13 text-muted">{translate(methodTexts[order.method].name)}</p>
      </div>
      <ResultActions order={order} actions={view.actions} />
    </Card>
  );
}
