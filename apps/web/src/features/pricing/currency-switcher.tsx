import type { Currency } from '@kilim/contract';
import { useId } from 'react';
import { chooseCurrency } from '../../billing/currency-choice.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { classNames } from '../../ui/class-names.ts';

/** Currency signs for the switcher; prices themselves are formatted by language. */
const signs: Readonly<Record<Currency, string>> = { TRY: '₺', USD: '$', EUR: '€', RUB: '₽' };

export interface CurrencySwitcherProps {
  readonly current: Currency;
  /** The currencies that can be paid. */
  readonly offered: readonly Currency[];
  readonly isLiraOnlyInTurkiye: boolean;
}

/** Selects the currency and says who may pay in which; the choice is stored on the device. */
export function CurrencySwitcher({ current, offered, isLiraOnlyInTurkiye }: CurrencySwitcherProps) {
  const translate = useTranslate();
  const name = useId();
  if (offered.length < 2) return null;
  const hasLimit = isLiraOnlyInTurkiye && offered.includes('TRY');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{translate('pricing.currency')}</legend>
      <div className="inline-flex rounded-control border border-line bg-sunken p-0.5">
        {offered.map((code) => (
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
      {hasLimit ? (
        <p className="max-w-xs pt-2 text-13 text-muted">{translate('pricing.currencyLimit')}</p>
      ) : null}
    </fieldset>
  );
}
