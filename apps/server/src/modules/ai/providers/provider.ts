import type { ProjectFiles } from '@kilim/app-kit';
import type { AiProviderKind, AppError, Language, PromptImageType, TurnMode, UserId } from '@kilim/contract';

/** `reply`: prose with blocks, or an object, in which changes are looked for. `text`: only an explanation in Markdown. */
export type AnswerFormat = 'reply' | 'text';

/** An image for a model, as base64. */
export interface PromptImage {
  readonly mediaType: PromptImageType;
  readonly base64: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
  /** Of a user; a provider that reads no images leaves them out and says so. */
  readonly images?: readonly PromptImage[];
}

/** The user's request, for a provider that reads the project's files instead of prompt messages. */
export interface ProviderTask {
  readonly userId: UserId;
  readonly prompt: string;
  readonly language: Language;
  readonly projectName: string;
  readonly quickPromptId: string | null;
  readonly mode: TurnMode;
  readonly files: ProjectFiles;
  /** Images of the prompt; by default none. */
  readonly imageCount?: number;
}

export interface ProviderRequest {
  readonly messages: readonly PromptMessage[];
  readonly maxTokens: number;
  readonly temperature: number;
  readonly task: ProviderTask;
}

/** `stop`: complete. `length`: cut at the token cap. `filtered`: withheld by the provider's content filter. */
export type FinishReason = 'stop' | 'length' | 'filtered';

export type ProviderEvent =
  /** First event of every answer. What a model answers is decided from its answer, so it is always a reply. */
  | { readonly kind: 'begin'; readonly format: AnswerFormat }
  | { readonly kind: 'text-delta'; readonly text: string }
  /** At most once, for a text: suggested next prompts. A reply contains its own. */
  | { readonly kind: 'next-steps'; readonly steps: readonly string[] }
  /** At most once; without it, tokens are counted locally. */
  | { readonly kind: 'usage'; readonly totalTokens: number }
  /** Last event. A stream that ends without it was interrupted. */
  | { readonly kind: 'finish'; readonly reason: FinishReason };

/** What a provider that computes its answers says about one in advance. */
export interface Forecast {
  readonly format: AnswerFormat;
  readonly tokens: number;
}

/** What answers instead of a provider that is unavailable (docs/rules/turns.md#fallback). */
export interface ProviderFallback {
  readonly provider: Provider;
  /** Called once per turn: null when the fallback was not needed. */
  readonly report?: (error: AppError | null) => void;
}

/** A source of answers. `stream` throws `AppError` with an `ai_…` type and stops when `signal` is aborted. */
export interface Provider {
  readonly kind: AiProviderKind;
  readonly model: string;
  /** Whether the provider reads prompt messages; otherwise only the user's prompt counts as input tokens. */
  readonly readsContext: boolean;
  /** Whether images of messages are sent to the model; by default not. */
  readonly readsImages?: boolean;
  /** Tokens of a prompt, if the model allows fewer than `wanted` with an answer of `answer` tokens. */
  inputBudget?(wanted: number, answer: number): number;
  /** What builds the first draft of a new app (docs/rules/turns.md#composed-draft); without it, this provider. */
  readonly draft?: Provider;
  /** Without it, a turn fails when the provider does. */
  readonly fallback?: ProviderFallback;
  /** Answers requests to repair an answer; without it, this provider does. */
  readonly repairer?: Provider;
  /** Credits per token instead of those of the model. */
  readonly creditsPerToken?: number;
  /** The user's own key pays, so turns cost no credits and need no balance. */
  readonly isOwnKey?: boolean;
  /** The exact format and tokens of an answer, if the provider can compute them in advance. */
  forecast?(task: ProviderTask): Promise<Forecast>;
  stream(request: ProviderRequest, signal: AbortSignal): AsyncIterable<ProviderEvent>;
}

/** Whose turn is to be answered, and what it probably asks for. */
export interface ProviderNeed {
  readonly userId: UserId;
  readonly task: 'change' | 'question';
}

/**
 * The provider of the next turn; null when the configured one lacks its address or key. Without a need: the one of any
 * change.
 */
export type FindProvider = (need?: ProviderNeed) => Promise<Provider | null>;
