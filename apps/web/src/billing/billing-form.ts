// The form of billing details, which the checkout and the settings share: its values, limits and rules.

import {
  type BillingCountry,
  type BillingDetails,
  type BillingField,
  type BillingProblem,
  billingDetails,
  findBillingProblems,
} from '@kilim/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** The text fields in display order. */
export const billingTexts = [
  'name',
  'email',
  'companyName',
  'taxId',
  'taxOffice',
  'address',
  'zipCode',
  'state',
  'city',
] as const satisfies readonly BillingField[];
export type BillingText = (typeof billingTexts)[number];

/** The contract's length limits. */
export function maximumOf(field: BillingText): number {
  return billingDetails.shape[field].maxLength ?? 300;
}

export type BillingFormProblem = BillingProblem | 'too_long';

/** All problems that prevent sending; lengths included, because a paste bypasses the field's limit. */
export function checkBilling(details: BillingDetails): Partial<Record<BillingField, BillingFormProblem>> {
  const problems: Partial<Record<BillingField, BillingFormProblem>> = findBillingProblems(details);
  for (const field of billingTexts) {
    if (details[field].trim().length > maximumOf(field)) problems[field] = 'too_long';
  }
  return problems;
}

/** Problem names as react-hook-form messages. */
export const resolveBilling: Resolver<BillingDetails> = (values) => {
  const problems = Object.entries(checkBilling(values));
  if (problems.length === 0) return { values, errors: {} };
  const errors = problems.map(([field, problem]) => [field, { type: 'rule', message: problem }]);
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<BillingDetails> };
};

/** An empty form prefilled with the user's known data. */
export function emptyBilling(known: Partial<BillingDetails> = {}): BillingDetails {
  return {
    type: 'individual',
    name: '',
    email: '',
    country: 'TR',
    companyName: '',
    taxId: '',
    taxOffice: '',
    address: '',
    city: '',
    state: '',
    zipCode: '',
    ...known,
  };
}

/** The values to send: trimmed, and without company data for an individual. */
export function cleanBilling(details: BillingDetails): BillingDetails {
  const clean = { ...details };
  for (const field of billingTexts) clean[field] = clean[field].trim();
  return clean.type === 'corporate' ? clean : { ...clean, companyName: '', taxOffice: '' };
}

/** An example post code per country, for the hint. */
export const zipExamples: Readonly<Record<BillingCountry, string>> = {
  TR: '34710',
  US: '10001',
  DE: '10115',
  FR: '75001',
  GB: 'SW1A 1AA',
  RU: '101000',
  JP: '100-0001',
  CN: '100000',
  IN: '110001',
  BR: '01310-100',
  CA: 'K1A 0B1',
  AU: '2000',
};
