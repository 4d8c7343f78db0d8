import { type Currency, currencies } from '@kilim/contract';
import { useId } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { chooseCurrency } from './currency-choice.ts';

/** Currency signs for the switcher; prices themselves are formatted by language. */
const signs: Readonly<Record<Currency, string>> = { TRY: '₺', USD: '$', EUR: '€', RUB: '₽' };

/** Selects the currency; the choice is stored on the device. */
export function CurrencySwitcher({ current }: { readonly current: Currency }) {
  const translate = useTranslate();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{translate('pricing.currency')}</legend>
      <div className="inline-flex rounded-control border border-line bg-sunken p-0.5">
        {currencies.map((code) => (
          <label
            key={code}
            className={classNames(
              'flex h-11 cursor-pointer items-center gap-1.5 rounded-control px-3 text-14 transition-colors sm:h-10',
              'has-focus-visible:outline-2 has-focus-visible:outline-secondary',
              code === current ? 'bg-raised font-medium text-ink shadow-xs' : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={code}
              checked={code === current}
              onChange={() => chooseCurrency(code)}
              className="sr-only"
            />
            <span aria-hidden="true">{signs[code]}</span>
            {code}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
