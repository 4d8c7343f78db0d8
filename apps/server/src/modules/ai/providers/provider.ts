import type { ProjectFiles } from '@kilim/app-kit';
import type { AiProviderKind, Language, UserId } from '@kilim/contract';

/** `reply`: one JSON object of the reply protocol. `text`: an explanation in words, nothing to apply. */
export type AnswerFormat = 'reply' | 'text';

export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** What the person asked for, for a provider that answers from the project itself instead of from messages. */
export interface ProviderTask {
  readonly userId: UserId;
  readonly prompt: string;
  readonly language: Language;
  readonly projectName: string;
  readonly quickPromptId: string | null;
  readonly files: ProjectFiles;
}

export interface ProviderRequest {
  readonly format: AnswerFormat;
  readonly messages: readonly PromptMessage[];
  readonly maxTokens: number;
  readonly temperature: number;
  readonly task: ProviderTask;
}

/** `stop`: the answer is whole. `length`: it was cut at the token cap. `filtered`: the provider held it back. */
export type FinishReason = 'stop' | 'length' | 'filtered';

export type ProviderEvent =
  /** First event of every answer. A provider may answer in words where a reply was asked for. */
  | { readonly kind: 'begin'; readonly format: AnswerFormat }
  | { readonly kind: 'text-delta'; readonly text: string }
  /** Sent at most once; without it the tokens are counted locally. */
  | { readonly kind: 'usage'; readonly totalTokens: number }
  /** Last event. A stream that ends without it was cut off. */
  | { readonly kind: 'finish'; readonly reason: FinishReason };

/** Whoever writes the answer. `stream` throws AppError of an `ai_…` type, and stops early on `signal`. */
export interface Provider {
  readonly kind: AiProviderKind;
  readonly model: string;
  /** False when only the person's own words are read: then only they count as input. */
  readonly readsContext: boolean;
  /** Tokens that a task will take, when the provider can know. */
  foresee?(task: ProviderTask): Promise<number>;
  stream(request: ProviderRequest, signal: AbortSignal): AsyncIterable<ProviderEvent>;
}
