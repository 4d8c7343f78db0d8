import { AppError, type UserId } from '@kilim/contract';
import { createEndpointProvider, type ModelEndpoint } from './endpoint-provider.ts';
import { createOpenAiCompatibleProvider } from './openai-compatible.ts';
import type { Provider, ProviderRequest } from './provider.ts';

/** docs/rules/ai.md#connected-model */
export const testLimits = {
  /** A model that was not used lately is read from the disk first, which takes up to a minute. */
  milliseconds: 60_000,
  bytes: 256 * 1024,
  tokens: 64,
} as const;

/** No part of it but the messages reaches a model. */
const request: ProviderRequest = {
  messages: [{ role: 'user', content: 'Reply with the single word: ready' }],
  maxTokens: testLimits.tokens,
  temperature: 0,
  task: {
    userId: 'test' as UserId,
    prompt: '',
    language: 'en',
    projectName: '',
    quickPromptId: null,
    mode: 'build',
    files: {},
  },
};

export interface TriedModel {
  /** Null for the SDK's default address. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly model: string;
}

const limitsOf = (milliseconds: number) => ({
  limits: { idle: milliseconds, overall: milliseconds },
  attempts: 1,
  backoff: 0,
  replyMaximum: testLimits.bytes,
});

/** Sends one small request in the way turns do. Throws an `AppError` with an `ai_…` type when no answer arrives. */
export function tryModel(
  tried: TriedModel,
  signal: AbortSignal,
  milliseconds: number = testLimits.milliseconds,
): Promise<void> {
  return tryProvider(createOpenAiCompatibleProvider({ ...tried, ...limitsOf(milliseconds) }), signal);
}

/** Like `tryModel`, for a model of any kind at an address that was entered in the browser. */
export function tryEndpoint(
  endpoint: ModelEndpoint,
  signal: AbortSignal,
  {
    milliseconds = testLimits.milliseconds,
    fetch,
  }: { milliseconds?: number; fetch: typeof globalThis.fetch },
): Promise<void> {
  return tryProvider(createEndpointProvider(endpoint, { ...limitsOf(milliseconds), fetch }), signal);
}

async function tryProvider(provider: Provider, signal: AbortSignal): Promise<void> {
  let hasWords = false;
  let isCut = false;
  for await (const event of provider.stream(request, signal)) {
    if (event.kind === 'text-delta') hasWords ||= event.text.trim() !== '';
    if (event.kind === 'finish') isCut = event.reason === 'length';
  }
  // A model that thinks first may use all tokens before its first word.
  if (!hasWords && !isCut) throw new AppError('ai_reply_unreadable', { detail: 'an empty answer' });
}
