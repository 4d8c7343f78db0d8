import type { Currency } from '@kilim/contract';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCheckout } from './api/get-checkout.ts';

export interface CurrencyOfferProps {
  readonly planId: string;
  readonly currencies: readonly Currency[];
}

/** Links to the checkout in the currencies in which the plan can be paid. */
export function CurrencyOffer({ planId, currencies }: CurrencyOfferProps) {
  const translate = useTranslate();
  if (currencies.length === 0) {
    return (
      <>
        <p className="text-14 text-muted">{translate('checkout.unsupportedNone')}</p>
        <Link to={paths.contact.to()} className={buttonLook('secondary')}>
          {translate('checkout.contact')}
        </Link>
      </>
    );
  }
  return (
    <>
      <p className="text-14 text-muted">{translate('checkout.unsupportedOffer')}</p>
      <div className="flex flex-wrap gap-2">
        {currencies.map((code) => (
          <Link
            key={code}
            to={paths.payment.to(planId, { currency: code })}
            className={buttonLook('secondary')}
          >
            {code}
          </Link>
        ))}
      </div>
    </>
  );
}

export interface UnsupportedCurrencyProps {
  readonly planId: string;
  readonly type: 'payment_currency_unsupported' | 'payment_currency_not_allowed';
}

/** Shown when the URL's currency cannot be paid; offers the ones that can. */
export function UnsupportedCurrency({ planId, type }: UnsupportedCurrencyProps) {
  const translate = useTranslate();
  const { data, isPending } = useCheckout(planId, null);
  return (
    <Card className="flex flex-col items-start gap-4 p-4 sm:p-6">
      <p role="alert" className="flex items-center gap-2.5 text-16 font-medium">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
        {translate(`errors.${type}`)}
      </p>
      {isPending ? (
        <Skeleton className="h-10 w-48" />
      ) : (
        <CurrencyOffer planId={planId} currencies={data?.currencies ?? []} />
      )}
    </Card>
  );
}
