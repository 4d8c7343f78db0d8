import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { AppUnderstanding } from '../understanding.ts';

/** "Amount (50p a go)". */
const inPence = /\(\d+p\b/;

/** The currency that the description names, else the usual one of its language. */
export function currencyOf(
  { look, language }: AppUnderstanding,
  entities: readonly Entity[],
): AppSpec['currency'] {
  if (look.currency) return look.currency;
  if (language === 'tr') return 'TRY';
  return entities.some(({ fields }) => fields.some(({ label }) => inPence.test(label))) ? 'GBP' : 'USD';
}
