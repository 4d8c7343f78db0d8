// The credit rules that server and web share: docs/rules/credits.md. No zod here, because public pages load this file.
import type { CreditStatus } from './credits.ts';
import type { Credits } from './primitives.ts';

export const creditRules = {
  /** Lowest balance for a smart generation (a turn that changes the app): docs/rules/credits.md#minimum-balance */
  minimumForGeneration: 20,
  /** Lowest balance for a chat answer. */
  minimumForChat: 10,
  /** The AI is usable from here on: a prompt can be typed, and changes can be undone in the chat, which is free. */
  minimumForUse: 5,
  /** The low-credit warning appears below this balance. */
  lowCreditWarning: 50,
  /** Credits per conversation in estimates until enough turns have run: docs/rules/credits.md#estimated-conversations */
  creditsPerConversation: 100,
  /** Token-to-credit ratio of models that `ratioByModel` does not name: docs/rules/credits.md#token-to-credit-ratio */
  defaultRatio: 0.01,
  ratioByModel: { 'gpt-4': 0.1, 'gpt-4-turbo': 0.05, 'gpt-3.5-turbo': 0.01 } as Readonly<
    Record<string, number>
  >,
  /** Input tokens that a prompt may hold, whatever the project's size: docs/rules/ai.md#prompt-budget */
  promptTokenBudget: 24_000,
  /** `max_tokens` of a smart generation. */
  generationTokenCap: 8_000,
  /** `max_tokens` of a chat answer. */
  chatTokenCap: 4_000,
  /** Opening gift of the first administrator, so that a fresh installation can build at once. */
  firstAdminGift: 10_000,
} as const;

/** Token-to-credit ratio: credits per token of a model, unless the operator sets one ratio for all (`override`). */
export function tokenToCreditRatio(model: string, override: number | null): number {
  if (override !== null) return override;
  const known = Object.hasOwn(creditRules.ratioByModel, model) ? creditRules.ratioByModel[model] : undefined;
  return known ?? creditRules.defaultRatio;
}

/** Credits for a number of tokens at a token-to-credit ratio: rounded up, at least 1. */
export function creditsForTokens(tokens: number, ratio: number): Credits {
  // 700 * 0.01 is 7.000000000000001 in binary floating point and must not cost 8.
  const exact = Number((tokens * ratio).toFixed(6));
  return Math.max(1, Math.ceil(exact)) as Credits;
}

/** About how many turns a number of credits is enough for: docs/rules/credits.md#estimated-conversations */
export function estimateConversations(credits: number, creditsPerConversation: number): number {
  return Math.floor(credits / creditsPerConversation);
}

/** What a balance allows: AI use, estimated conversations and the low-credit warning. See docs/rules/credits.md. */
export function describeBalance(
  balance: Credits,
  warningThreshold = creditRules.lowCreditWarning as Credits,
  creditsPerConversation: number = creditRules.creditsPerConversation,
): CreditStatus {
  return {
    balance,
    canUseAi: balance >= creditRules.minimumForUse,
    estimatedConversations: estimateConversations(balance, creditsPerConversation),
    creditsPerConversation,
    warningThreshold,
    isLow: balance < warningThreshold,
  };
}
