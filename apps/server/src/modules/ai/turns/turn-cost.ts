import {
  type AiProviderKind,
  AppError,
  type Credits,
  creditRules,
  creditsForTokens,
  type ErrorType,
} from '@kilim/contract';

/** What a prompt probably asks for: a change, or only words (docs/rules/turns.md#kind). */
export type TurnKind = 'generation' | 'chat';

export interface TurnRules {
  readonly minimum: number;
  readonly tokenCap: number;
  readonly temperature: number;
  readonly insufficient: ErrorType;
}

/** docs/rules/credits.md#minimum-balance and docs/rules/ai.md#token-caps. */
export const turnRules: Readonly<Record<TurnKind, TurnRules>> = {
  generation: {
    minimum: creditRules.minimumForGeneration,
    tokenCap: creditRules.generationTokenCap,
    temperature: 0.3,
    insufficient: 'credits_insufficient_generation',
  },
  chat: {
    minimum: creditRules.minimumForChat,
    tokenCap: creditRules.chatTokenCap,
    temperature: 0.7,
    insufficient: 'credits_insufficient_chat',
  },
};

/** Maximum cost of a turn: the prompt and an answer of `tokenCap` tokens. */
export function maximumCost(promptTokens: number, kind: TurnKind, ratio: number): Credits {
  return creditsForTokens(promptTokens + turnRules[kind].tokenCap, ratio);
}

/** The least answer that a turn with a cap must have room for; a provider without prompt messages decides exactly. */
const shortestAnswer = 256;

export interface CapInput {
  readonly promptTokens: number;
  readonly kind: TurnKind;
  readonly ratio: number;
  /** What the user allows; undefined for the kind's maximum. */
  readonly maximum: number | undefined;
  /** Whether the provider reads the prompt messages, so that the length of its answer can be limited. */
  readonly isLimitable: boolean;
}

/**
 * The most that a turn can cost, and the tokens that its answer may have within it (docs/rules/turns.md#cap). Throws
 * `turn_above_cap` when not even a short answer fits.
 */
export function capTurn(input: CapInput): { readonly credits: Credits; readonly tokenCap: number } {
  const { promptTokens, kind, ratio, maximum, isLimitable } = input;
  const highest = maximumCost(promptTokens, kind, ratio);
  const { tokenCap } = turnRules[kind];
  if (maximum === undefined || maximum >= highest) return { credits: highest, tokenCap };
  if (!isLimitable) return { credits: maximum as Credits, tokenCap };
  const needed = creditsForTokens(promptTokens + shortestAnswer, ratio);
  if (needed > maximum) throw new AppError('turn_above_cap', { params: { maximum, needed } });
  const room = Math.floor(Number((maximum / ratio).toFixed(6))) - promptTokens;
  return { credits: maximum as Credits, tokenCap: Math.min(tokenCap, room) };
}

/** Credits to reserve when a turn starts: its maximum cost, limited by the balance. */
export function reservationOf(balance: number, maximum: number): Credits {
  return Math.min(balance, maximum) as Credits;
}

/** Final cost of a turn: the tokens of its first answer, limited by the reservation. */
export function chargeOf(tokens: number, ratio: number, reserved: number): Credits {
  return Math.min(reserved, creditsForTokens(tokens, ratio)) as Credits;
}

export interface AnswerFacts {
  readonly provider: AiProviderKind;
  /** Number of changed files; null for an answer in words. */
  readonly changedFiles: number | null;
}

/**
 * Whether an answer costs nothing (docs/rules/turns.md#free-answers): words of the built-in provider, and changes that
 * change nothing.
 */
export function isFreeAnswer({ provider, changedFiles }: AnswerFacts): boolean {
  if (changedFiles !== null) return changedFiles === 0;
  return provider === 'builtin';
}
