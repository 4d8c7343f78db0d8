import type { Translate } from '@kilim/messages';

/** An estimate of the server. */
export interface Estimate {
  readonly expectedCredits: number;
  readonly maximumCredits: number;
}

/** The price before a send: free, an exact number, or an approximate one. docs/rules/studio.md#price-before-a-send */
export function priceText(
  { expectedCredits, maximumCredits }: Estimate,
  number: (value: number) => string,
  translate: Translate,
): string {
  if (maximumCredits === 0) return translate('chat.free');
  const credits = { count: expectedCredits, credits: number(expectedCredits) };
  return expectedCredits === maximumCredits
    ? translate('chat.cost', credits)
    : translate('chat.about', credits);
}
