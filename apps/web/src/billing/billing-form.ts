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

/** Every field that a person types into, in the order in which it stands. */
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

/** The longest text that the contract takes. */
export function maximumOf(field: BillingText): number {
  return billingDetails.shape[field].maxLength ?? 300;
}

export type BillingFormProblem = BillingProblem | 'too_long';

/** Everything that keeps the details from being sent; lengths too, since a paste steps over the field's limit. */
export function checkBilling(details: BillingDetails): Partial<Record<BillingField, BillingFormProblem>> {
  const problems: Partial<Record<BillingField, BillingFormProblem>> = findBillingProblems(details);
  for (const field of billingTexts) {
    if (details[field].trim().length > maximumOf(field)) problems[field] = 'too_long';
  }
  return problems;
}

/** Names of problems as the messages of react-hook-form. */
export const resolveBilling: Resolver<BillingDetails> = (values) => {
  const problems = Object.entries(checkBilling(values));
  if (problems.length === 0) return { values, errors: {} };
  const errors = problems.map(([field, problem]) => [field, { type: 'rule', message: problem }]);
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<BillingDetails> };
};

/** An empty form, begun with what is known about the person. */
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

/** What is sent: without blanks around, and without the company's data for an individual. */
export function cleanBilling(details: BillingDetails): BillingDetails {
  const clean = { ...details };
  for (const field of billingTexts) clean[field] = clean[field].trim();
  return clean.type === 'corporate' ? clean : { ...clean, companyName: '', taxOffice: '' };
}

/** A post code in each country's form, for the hint. */
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
