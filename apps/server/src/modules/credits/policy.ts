import { type CreditStatus, type Credits, creditRules } from '@kilim/contract';

/** Credits for one token: the operator's override, else the model's ratio of customer.md §9. */
export function ratioOf(model: string, override: number | null): number {
  if (override !== null) return override;
  const known = Object.hasOwn(creditRules.ratioByModel, model) ? creditRules.ratioByModel[model] : undefined;
  return known ?? creditRules.defaultRatio;
}

/** What a balance allows (customer.md §3 and §9). */
export function statusOf(balance: Credits): CreditStatus {
  return {
    balance,
    canUseAi: balance >= creditRules.minimumForAi,
    estimatedConversations: Math.floor(balance / creditRules.creditsPerConversation),
    warningThreshold: creditRules.lowBalanceWarning as Credits,
    isLow: balance < creditRules.lowBalanceWarning,
  };
}
