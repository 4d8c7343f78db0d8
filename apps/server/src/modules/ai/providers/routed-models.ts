import type { AppError } from '@kilim/contract';
import type { ModelEndpoint } from './endpoint-provider.ts';
import type { ProviderNeed } from './provider.ts';

/** How a request to a model ended. */
export interface RequestEnd {
  /** Null for a complete answer, and for a request that the user stopped. */
  readonly error: AppError | null;
  readonly isStopped: boolean;
  /** Tokens that were used, as far as known. */
  readonly tokens: number;
  /** Milliseconds until the first word; null without one. */
  readonly firstWord: number | null;
}

/** Counts the requests to a model. */
export interface RequestMeter {
  /** Keeps room in the budgets for `tokens`; null when they have none. The result must be called once. */
  open(tokens: number): Promise<((end: RequestEnd) => Promise<void>) | null>;
}

/** A model that an administrator added (docs/rules/ai-models.md), or that a user's own key belongs to. */
export interface ManagedModel {
  /** Changes when the model is called in another way. */
  readonly key: string;
  readonly endpoint: ModelEndpoint;
  /** Null for the usual ratio of the model. */
  readonly creditsPerToken: number | null;
  readonly meter: RequestMeter;
}

/** The models for a turn, each list in the order in which they are asked. */
export interface RoutedModels {
  readonly answer: readonly ManagedModel[];
  /** For the first app of a project; empty: the composer. */
  readonly draft: readonly ManagedModel[];
  /** For repairs; empty: the model that answered. */
  readonly repair: readonly ManagedModel[];
}

/** What answers a turn besides the configuration; `ownKey` comes before the models of administrators. */
export interface FoundModels {
  readonly ownKey: ManagedModel | null;
  readonly routed: RoutedModels;
}

export type FindModels = (need: ProviderNeed | undefined) => Promise<FoundModels>;
