import type { AiModelKind, AiModelTask, ModelProblem, ReasoningEffort } from '@kilim/contract';

/** What an administrator sets. */
export interface ModelSettings {
  readonly name: string;
  readonly kind: AiModelKind;
  readonly baseUrl: string | null;
  readonly model: string;
  readonly tasks: readonly AiModelTask[];
  readonly creditsPerThousandTokens: number | null;
  readonly dayTokens: number | null;
  readonly monthTokens: number | null;
  readonly readsImages: boolean;
  readonly reasoningEffort: ReasoningEffort | null;
  readonly isEnabled: boolean;
}

/** How the last requests ended. Times are epoch milliseconds. */
export interface ModelHealth {
  /** Failed requests since the last answer. */
  readonly failures: number;
  /** 0 while the model is asked. */
  readonly pausedUntil: number;
  readonly lastSuccessAt: number | null;
  readonly lastFailureAt: number | null;
  readonly problem: ModelProblem | null;
  readonly detail: string | null;
}

export interface ModelRecord {
  readonly id: string;
  readonly settings: ModelSettings;
  readonly sealedKey: string | null;
  readonly health: ModelHealth;
  readonly updatedAt: number;
}

/** Use of a model in a period. */
export interface ModelUse {
  readonly tokensToday: number;
  readonly tokensThisMonth: number;
  /** Of the last seven days. */
  readonly requests: number;
  readonly failures: number;
  readonly answers: number;
  readonly firstWordTotal: number;
}

export const noUse: ModelUse = {
  tokensToday: 0,
  tokensThisMonth: 0,
  requests: 0,
  failures: 0,
  answers: 0,
  firstWordTotal: 0,
};

export const freshHealth: ModelHealth = {
  failures: 0,
  pausedUntil: 0,
  lastSuccessAt: null,
  lastFailureAt: null,
  problem: null,
  detail: null,
};
