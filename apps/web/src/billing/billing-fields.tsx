import { type BillingCountry, type BillingDetails, billingCountries } from '@kilim/contract';
import { type Control, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form';

import { useLanguage, useTranslate } from '../i18n/translation.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type BillingFormProblem, type BillingText, maximumOf, zipExamples } from './billing-form.ts';
import { countryName } from './country-name.ts';

export interface BillingFieldsProps {
  readonly control: Control<BillingDetails>;
  readonly register: UseFormRegister<BillingDetails>;
  readonly errors: FieldErrors<BillingDetails>;
}

const completion: Readonly<Record<BillingText, string>> = {
  name: 'billing name',
  email: 'billing email',
  companyName: 'billing organization',
  taxId: 'off',
  taxOffice: 'off',
  address: 'billing street-address',
  zipCode: 'billing postal-code',
  state: 'billing address-level2',
  city: 'billing address-level1',
};

function taxIdLabel(type: BillingDetails['type'], country: BillingCountry) {
  if (country === 'TR') {
    return type === 'corporate' ? ('billing.taxIdTurkishCompany' as const) : 'billing.taxIdTurkishPerson';
  }
  return type === 'corporate' ? 'billing.taxId' : 'billing.taxIdOptional';
}

/** Billing details of an individual or a company, with the fields their country requires. */
export function BillingFields({ control, register, errors }: BillingFieldsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const type = useWatch({ control, name: 'type' });
  const country = useWatch({ control, name: 'country' });
  const problemOf = (field: keyof BillingDetails): string | undefined => {
    const problem = errors[field]?.message as BillingFormProblem | undefined;
    return problem === undefined
      ? undefined
      : translate(`billing.problem.${problem}`, { example: zipExamples[country] });
  };
  const text = (field: BillingText) => ({
    ...register(field),
    label: translate(field === 'taxId' ? taxIdLabel(type, country) : `billing.${field}`),
    maxLength: maximumOf(field),
    autoComplete: completion[field],
    error: problemOf(field),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <fieldset className="sm:col-span-2">
        <legend className="pb-1.5 text-13 font-medium">{translate('billing.type')}</legend>
        <div className="grid grid-cols-2 gap-2">
          {(['individual', 'corporate'] as const).map((value) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line px-3 text-14 has-checked:border-primary has-checked:bg-primary/6 sm:min-h-10"
            >
              <input type="radio" value={value} {...register('type')} className="size-4 accent-primary" />
              {translate(`billing.${value}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField {...text('name')} required />
      <TextField {...text('email')} type="email" inputMode="email" required />
      <SelectField
        {...register('country', { deps: ['zipCode', 'taxId'] })}
        label={translate('billing.country')}
        autoComplete="billing country"
        className="sm:col-span-2"
        options={billingCountries.map((code) => ({ value: code, label: countryName(code, language) }))}
        error={problemOf('country')}
      />
      {type === 'corporate' ? (
        <TextField {...text('companyName')} required className="sm:col-span-2" />
      ) : null}
      <TextField
        {...text('taxId')}
        inputMode={country === 'TR' ? 'numeric' : 'text'}
        required={type === 'corporate'}
        className={type === 'corporate' ? '' : 'sm:col-span-2'}
      />
      {type === 'corporate' ? <TextField {...text('taxOffice')} /> : null}
      <TextField {...text('address')} required className="sm:col-span-2" />
      <TextField {...text('state')} />
      <TextField {...text('city')} required />
      <TextField {...text('zipCode')} required placeholder={zipExamples[country]} />
    </div>
  );
}
