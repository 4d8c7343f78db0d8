import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isTurkishIdentityNumber, isTurkishTaxNumber } from './turkish-numbers.ts';

// Billing details and the rules of each country: docs/rules/billing-details.md

/** ISO 3166 codes of the countries at the checkout, in display order: docs/rules/billing-details.md#countries */
export const billingCountries = [
  'TR',
  'US',
  'DE',
  'FR',
  'GB',
  'RU',
  'JP',
  'CN',
  'IN',
  'BR',
  'CA',
  'AU',
] as const;
export const billingCountry = z.enum(billingCountries);
export type BillingCountry = z.infer<typeof billingCountry>;

const zipPatterns: Readonly<Record<BillingCountry, RegExp>> = {
  TR: /^\d{5}$/,
  US: /^\d{5}(-\d{4})?$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/,
  RU: /^\d{6}$/,
  JP: /^\d{3}-?\d{4}$/,
  CN: /^\d{6}$/,
  IN: /^\d{6}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/,
  AU: /^\d{4}$/,
};

/** Whether a post code matches its country's format; spaces around it are ignored. */
export function isPostCode(country: BillingCountry, text: string): boolean {
  return zipPatterns[country].test(text.trim());
}

const text = (maximum: number) => z.string().trim().max(maximum);

/** Billing details as typed, also as an incomplete draft; `findBillingProblems` decides whether they are complete. */
export const billingDetails = z.strictObject({
  type: z.enum(['individual', 'corporate']),
  name: text(120),
  email: text(320),
  country: billingCountry,
  companyName: text(200),
  /** In Türkiye a VKN (company) or TCKN (person); not checked for other countries. */
  taxId: text(30),
  taxOffice: text(80),
  address: text(300),
  city: text(80),
  /** The district; always optional. */
  state: text(80),
  zipCode: text(12),
});
export type BillingDetails = z.infer<typeof billingDetails>;
export type BillingField = keyof BillingDetails;
export type BillingProblem = 'required' | 'email_invalid' | 'zip_invalid' | 'tax_id_invalid';

/** The invalid fields with their problems; empty when the details are complete. */
export function findBillingProblems(details: BillingDetails): Partial<Record<BillingField, BillingProblem>> {
  const problems: Partial<Record<BillingField, BillingProblem>> = {};
  const required: BillingField[] = ['name', 'email', 'country', 'address', 'city', 'zipCode'];
  if (details.type === 'corporate') required.push('companyName', 'taxId');
  for (const field of required) if (details[field].trim() === '') problems[field] = 'required';
  if (!problems.email && !z.email().safeParse(details.email.trim()).success) problems.email = 'email_invalid';
  if (!problems.zipCode && !isPostCode(details.country, details.zipCode)) problems.zipCode = 'zip_invalid';
  const taxId = details.taxId.trim();
  if (!problems.taxId && details.country === 'TR' && taxId !== '') {
    // Sole traders use their identity number, so a corporate buyer may enter either number.
    const isRight =
      isTurkishIdentityNumber(taxId) || (details.type === 'corporate' && isTurkishTaxNumber(taxId));
    if (!isRight) problems.taxId = 'tax_id_invalid';
  }
  return problems;
}

export const getBillingDetails = defineEndpoint({
  name: 'getBillingDetails',
  summary: 'Returns the saved billing details, or null when there are none.',
  method: 'GET',
  path: '/billing-details',
  access: 'member',
  status: 200,
  reply: z.object({ billingDetails: billingDetails.nullable() }),
  errors: [],
});
export const saveBillingDetails = defineEndpoint({
  name: 'saveBillingDetails',
  summary: 'Saves billing details for later orders; null deletes them.',
  method: 'PUT',
  path: '/billing-details',
  access: 'member',
  body: z.strictObject({ billingDetails: billingDetails.nullable() }),
  status: 200,
  reply: z.object({ billingDetails: billingDetails.nullable() }),
  errors: ['billing_details_invalid'],
});
