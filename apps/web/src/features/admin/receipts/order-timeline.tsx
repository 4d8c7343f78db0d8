import {
  attemptStatuses,
  type OrderHistory,
  type PaymentEventKind,
  paymentEventKinds,
} from '@kilim/contract';
import type { ReactNode } from 'react';
import { formatDateTime, formatMoney, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';

const isEventKind = (kind: string): kind is PaymentEventKind =>
  (paymentEventKinds as readonly string[]).includes(kind);

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h4 className="text-13 font-semibold text-muted">{title}</h4>
      <ul className="flex flex-col text-14">{children}</ul>
    </div>
  );
}

interface LineProps {
  readonly title: string;
  readonly details: readonly (string | null)[];
  readonly time: string;
  /** A button. */
  readonly action?: ReactNode;
}

function Line({ title, details, time, action }: LineProps) {
  const language = useLanguage();
  const text = details.filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
      <div className="min-w-0">
        <p>{title}</p>
        {text === '' ? null : <p className="text-13 break-words text-muted numerals">{text}</p>}
        {action}
      </div>
      <time dateTime={time} className="text-13 text-muted numerals">
        {formatDateTime(time, language)}
      </time>
    </li>
  );
}

interface OrderTimelineProps {
  readonly history: OrderHistory;
  readonly onDecide: (refund: OrderHistory['refunds'][number]) => void;
}

/** Payment attempts, refunds and events of an order. */
export function OrderTimeline({ history, onDecide }: OrderTimelineProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { attempts, refunds, events } = history;
  const attemptStatus = (name: string): string => {
    const known = attemptStatuses.find((status) => status === name);
    return known === undefined ? name : translate(`adminOrders.attempt.${known}`);
  };
  return (
    <div className="flex flex-col gap-5">
      <Part title={translate('adminReceipts.attempts')}>
        {attempts.map((attempt) => (
          <Line
            key={attempt.id}
            title={`${translate(`receiptDocument.methods.${attempt.method}`)}: ${attemptStatus(attempt.status)}`}
            details={[attempt.reference, attempt.transactionId, attempt.maskedPan, attempt.declineCode]}
            time={attempt.createdAt}
          />
        ))}
      </Part>
      {refunds.length === 0 ? null : (
        <Part title={translate('adminReceipts.refunds')}>
          {refunds.map((refund) => (
            <Line
              key={refund.id}
              title={`${formatMoney(refund.amount.minor, refund.amount.currency, language)}: ${translate(`adminOrders.refund.${refund.status}`)}`}
              details={[
                refund.reason,
                translate('adminReceipts.refundCredits', {
                  count: refund.credits - refund.shortfall,
                  credits: formatNumber(refund.credits - refund.shortfall, language),
                }),
                refund.shortfall === 0
                  ? null
                  : translate('adminReceipts.refundShortfall', {
                      count: refund.shortfall,
                      credits: formatNumber(refund.shortfall, language),
                    }),
                refund.providerReference,
              ]}
              time={refund.createdAt}
              action={
                refund.status === 'pending' ? (
                  <Button variant="secondary" className="mt-1" onClick={() => onDecide(refund)}>
                    {translate('adminReceipts.outcome')}
                  </Button>
                ) : null
              }
            />
          ))}
        </Part>
      )}
      <Part title={translate('adminReceipts.events')}>
        {events.map((event) => (
          <Line
            key={event.id}
            title={isEventKind(event.kind) ? translate(`adminOrders.event.${event.kind}`) : event.kind}
            details={[
              event.toStatus === null ? null : translate(`adminOrders.status.${event.toStatus}`),
              event.detail,
            ]}
            time={event.createdAt}
          />
        ))}
      </Part>
    </div>
  );
}
