import type { PaymentStart } from '@kilim/contract';
import { toDecimal } from '@kilim/contract';
import { Copy, ExternalLink } from 'lucide-react';
import { formatDateTime, formatMoney } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { buttonLook } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { isWebAddress } from './redirect-step.tsx';

export type TransferStart = Extract<PaymentStart, { kind: 'transfer' }>;

interface LineProps {
  readonly label: string;
  readonly value: string;
  /** The text to copy when it differs from the displayed one. */
  readonly copied?: string;
}

function Line({ label, value, copied = value }: LineProps) {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0">
        <dt className="text-12 text-muted">{label}</dt>
        <dd className="text-14 font-medium break-all numerals select-all">{value}</dd>
      </div>
      <dd>
        <IconButton
          icon={<Copy aria-hidden="true" className="size-4" />}
          label={translate('checkout.step.copy', { label })}
          onClick={() => copy(copied)}
        />
      </dd>
    </div>
  );
}

/** Bank details, exact amount and reference of a transfer. The page follows the order's state. */
export function TransferStep({ start }: { readonly start: TransferStart }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { amount, reference, accounts, payLink, expiresAt } = start;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-20 font-semibold">{translate('checkout.step.transferTitle')}</h2>
      <p className="text-14 text-muted">{translate('checkout.step.transferText')}</p>
      <dl className="rounded-control border border-line px-4 py-1">
        <Line
          label={translate('checkout.step.transferAmount')}
          value={formatMoney(amount.minor, amount.currency, language)}
          copied={toDecimal(amount.minor)}
        />
        <Line label={translate('checkout.step.reference')} value={reference} />
      </dl>
      {accounts.map(({ title, lines }) => (
        <div key={title}>
          <h3 className="pb-2 text-14 font-semibold">{title}</h3>
          <dl className="rounded-control border border-line px-4 py-1">
            {lines.map(({ label, value }) => (
              <Line key={label} label={label} value={value} />
            ))}
          </dl>
        </div>
      ))}
      <p className="text-13 text-muted">
        <span className="pr-1.5">{translate('checkout.step.deadline')}</span>
        <span className="font-medium text-ink numerals">{formatDateTime(expiresAt, language)}</span>
      </p>
      {payLink === null || !isWebAddress(payLink) ? null : (
        <a href={payLink} target="_blank" rel="noreferrer" className={buttonLook('primary')}>
          <ExternalLink aria-hidden="true" className="size-4" />
          {translate('checkout.step.payLink')}
        </a>
      )}
      <p
        role="status"
        className="flex items-center gap-2.5 rounded-control bg-info/8 px-3 py-2.5 text-13 text-info"
      >
        <Spinner />
        {translate('checkout.step.waiting')}
      </p>
    </section>
  );
}
