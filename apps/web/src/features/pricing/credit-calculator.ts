import { creditRules, creditsForTokens, isContactOnly, type Plan, resolvePlanCredits } from '@kilim/contract';

/** Tokens of one message, prompt and answer together: docs/rules/pricing-page.md#credit-calculator */
export const messageTokens = {
  small: 4_000,
  medium: 10_000,
  large: creditRules.promptTokenBudget + creditRules.generationTokenCap,
} as const;
export type MessageSize = keyof typeof messageTokens;

export const messageSizes = ['small', 'medium', 'large'] as const satisfies readonly MessageSize[];

export const messagesMaximum = 1_000;

/** The credits a message costs, by the server's rule. */
export function creditsOfMessage(size: MessageSize, creditsPerToken: number): number {
  return creditsForTokens(messageTokens[size], creditsPerToken);
}

/** The plan to buy and how many times; null when no plan on sale is sufficient. */
export interface Suggestion {
  readonly plan: Plan;
  readonly times: number;
}

/** Maximum number of purchases that is still suggested. */
const timesMaximum = 5;

/** The smallest sufficient plan, otherwise the largest one several times. */
export function suggestPlan(plans: readonly Plan[], credits: number): Suggestion | null {
  const sold = plans
    .filter((plan) => !isContactOnly(plan) && resolvePlanCredits(plan) > 0)
    .toSorted((one, other) => resolvePlanCredits(one) - resolvePlanCredits(other));
  const enough = sold.find((plan) => resolvePlanCredits(plan) >= credits);
  if (enough) return { plan: enough, times: 1 };
  const largest = sold.at(-1);
  if (!largest) return null;
  const times = Math.ceil(credits / resolvePlanCredits(largest));
  return times > timesMaximum ? null : { plan: largest, times };
}
