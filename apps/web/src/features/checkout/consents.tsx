import type { SalesText } from '@kilim/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SalesTextDialog } from './sales-text-dialog.tsx';

export interface ConsentValues {
  readonly preliminary: boolean;
  readonly contract: boolean;
  readonly delivery: boolean;
  readonly marketing: boolean;
}

/** No box is ticked in advance: consent must be given actively. */
export const noConsents: ConsentValues = {
  preliminary: false,
  contract: false,
  delivery: false,
  marketing: false,
};

const needed = ['preliminary', 'contract', 'delivery'] as const;

/** The required consents that are missing. */
export function missingConsents(values: ConsentValues): readonly (typeof needed)[number][] {
  return needed.filter((name) => !values[name]);
}

export interface ConsentsProps {
  readonly values: ConsentValues;
  readonly onChange: (values: ConsentValues) => void;
  /** The form was submitted: show an error at each missing consent. */
  readonly showsMissing: boolean;
  readonly preliminaryInformation: SalesText;
  readonly distanceSales: SalesText;
}

/** Separate boxes for the preliminary information, the contract and immediate delivery; marketing is optional. */
export function Consents({ values, onChange, showsMissing, ...texts }: ConsentsProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState<SalesText | null>(null);
  const box = (name: keyof ConsentValues) => ({
    name: `consent-${name}`,
    label: translate(`checkout.consent.${name}`),
    checked: values[name],
    onChange: (event: { target: { checked: boolean } }) =>
      onChange({ ...values, [name]: event.target.checked }),
    error:
      showsMissing && name !== 'marketing' && !values[name]
        ? translate('checkout.consent.required')
        : undefined,
  });
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-2 text-16 font-semibold">{translate('checkout.consent.title')}</legend>
      <div>
        <Checkbox {...box('preliminary')} />
        <Button
          variant="link"
          className="ml-7"
          aria-label={translate('checkout.consent.readPreliminary')}
          onClick={() => setShown(texts.preliminaryInformation)}
        >
          {translate('checkout.consent.read')}
        </Button>
      </div>
      <div>
        <Checkbox {...box('contract')} />
        <Button
          variant="link"
          className="ml-7"
          aria-label={translate('checkout.consent.readContract')}
          onClick={() => setShown(texts.distanceSales)}
        >
          {translate('checkout.consent.read')}
        </Button>
      </div>
      <Checkbox {...box('delivery')} />
      <div className="mt-2 border-t border-line pt-2">
        <Checkbox {...box('marketing')} />
      </div>
      <p className="flex flex-wrap items-center gap-x-1.5 pt-1 text-13 text-muted">
        <span>{translate('checkout.consent.notice')}</span>
        <Link
          to={paths.kvkk.to()}
          target="_blank"
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4 sm:min-h-10"
        >
          {translate('checkout.consent.noticeLink')}
        </Link>
      </p>
      <SalesTextDialog text={shown} onClose={() => setShown(null)} />
    </fieldset>
  );
}
