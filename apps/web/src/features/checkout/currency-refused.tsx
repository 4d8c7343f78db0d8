import type { Currency } from '@kilim/contract';
import { CircleAlert } from 'lucide-react';
import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';

export interface CurrencyRefusedProps {
  /** Currencies in which the plan can be paid. */
  readonly currencies: readonly Currency[];
  readonly isChanging: boolean;
  readonly onCurrency: (chosen: Currency) => void;
}

/** Says, before the order is placed, that a buyer in Türkiye pays in lira, and offers to switch. */
export function CurrencyRefused({ currencies, isChanging, onCurrency }: CurrencyRefusedProps) {
  const translate = useTranslate();
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-2 rounded-control border border-warning/35 bg-warning/8 px-4 py-3 text-14"
    >
      <p className="flex items-start gap-2">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
        {translate('errors.payment_currency_not_allowed')}
      </p>
      {currencies.includes('TRY') ? (
        <Button variant="secondary" isBusy={isChanging} onClick={() => onCurrency('TRY')}>
          {translate('checkout.payInLira')}
        </Button>
      ) : null}
    </div>
  );
}
