import { AppError, type BillingDetails, findBillingProblems } from '@kilim/contract';

/** Throws `billing_details_invalid` with a problem per invalid field; `prefix` precedes the field names. */
export function requireBillingDetails(details: BillingDetails, prefix: string): void {
  const problems = Object.entries(findBillingProblems(details));
  if (problems.length === 0) return;
  throw new AppError('billing_details_invalid', {
    fields: Object.fromEntries(problems.map(([field, problem]) => [prefix + field, problem])),
  });
}
