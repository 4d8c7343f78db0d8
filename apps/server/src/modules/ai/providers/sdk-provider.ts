import type {
  LanguageModelV3CallOptions,
  LanguageModelV3FinishReason,
  LanguageModelV3Prompt,
  LanguageModelV3StreamPart,
} from '@ai-sdk/provider';
import { AppError, type ReasoningEffort } from '@kilim/contract';
import { type StreamOptions, streamAnswer } from './answer-stream.ts';
import { createLanguageModel, effortOptions, type SdkEndpoint } from './language-model.ts';
import { createOwnLimits, type KeptLimits } from './limit-memory.ts';
import { capInput, capOutput, recordLimits } from './model-limits.ts';
import { withoutImages } from './prompt-images.ts';
import type { FinishReason, PromptMessage, Provider, ProviderEvent, ProviderRequest } from './provider.ts';
import { namesField, toApiError } from './sdk-errors.ts';
import type { Watchdog } from './watchdog.ts';
import { createTouchingFetch } from './watched-fetch.ts';

export interface SdkProviderOptions extends StreamOptions, SdkEndpoint {
  readonly reasoningEffort: ReasoningEffort | null;
  readonly readsImages: boolean;
  /** Bytes of one reply. */
  readonly replyMaximum: number;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** By default the limits end with the provider. */
  readonly kept?: KeptLimits;
}

const finishReasons: Partial<Record<LanguageModelV3FinishReason['unified'], FinishReason>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'filtered',
};

function toPrompt(messages: readonly PromptMessage[]): LanguageModelV3Prompt {
  return messages.map(({ role, content, images = [] }) => {
    const text = { type: 'text', text: content } as const;
    if (role === 'system') return { role, content };
    if (role === 'assistant') return { role, content: [text] };
    const files = images.map(({ mediaType, base64 }) => ({ type: 'file', mediaType, data: base64 }) as const);
    return { role, content: [...files, text] };
  });
}

function* readPart(part: LanguageModelV3StreamPart): Generator<ProviderEvent> {
  if (part.type === 'error') throw toApiError(part.error);
  if (part.type === 'text-delta' && part.delta !== '') yield { kind: 'text-delta', text: part.delta };
  if (part.type !== 'finish') return;
  const { inputTokens, outputTokens } = part.usage;
  if (inputTokens.total !== undefined && outputTokens.total !== undefined) {
    yield { kind: 'usage', totalTokens: inputTokens.total + outputTokens.total };
  }
  const reason = finishReasons[part.finishReason.unified];
  // The packages end a stream that was cut off with `other` and no words of the server.
  if (reason === undefined && part.finishReason.raw === undefined) return;
  yield { kind: 'finish', reason: reason ?? 'stop' };
}

/** A provider for Anthropic and Gemini, through their packages of the AI SDK (docs/rules/ai-models.md#kinds). */
export function createSdkProvider(options: SdkProviderOptions): Provider {
  const { kind, apiKey, baseUrl, model, reasoningEffort } = options;
  const { limits, save } = options.kept ?? createOwnLimits();
  const rejected = new Set<'temperature' | 'effort' | 'images'>();

  const sendsImages = (): boolean => options.readsImages && !rejected.has('images');

  function optionsOf(request: ProviderRequest): Omit<LanguageModelV3CallOptions, 'abortSignal'> {
    return {
      prompt: toPrompt(sendsImages() ? request.messages : withoutImages(request.messages)),
      maxOutputTokens: capOutput(limits, request.maxTokens),
      ...(!rejected.has('temperature') && { temperature: request.temperature }),
      ...(reasoningEffort !== null &&
        !rejected.has('effort') && { providerOptions: effortOptions(kind, reasoningEffort) }),
    };
  }

  async function* attempt(request: ProviderRequest, watchdog: Watchdog): AsyncGenerator<ProviderEvent> {
    let hasEnd = false;
    try {
      const fetch = createTouchingFetch(watchdog.touch, options.replyMaximum, options.fetch);
      const language = await createLanguageModel({ kind, baseUrl, apiKey, model }, fetch);
      const { stream } = await language.doStream({ ...optionsOf(request), abortSignal: watchdog.signal });
      for await (const part of stream) {
        for (const event of readPart(part)) {
          hasEnd ||= event.kind === 'finish';
          yield event;
        }
      }
    } catch (error) {
      throw toApiError(error);
    }
    if (watchdog.signal.aborted) throw watchdog.error() ?? new AppError('turn_stopped');
    if (!hasEnd) throw new AppError('ai_provider_disconnected', { detail: 'no finish reason arrived' });
  }

  /** Some models accept no temperature, others no effort or no images. */
  const adapt = (error: unknown): boolean => {
    if (recordLimits(limits, error)) {
      save();
      return true;
    }
    const fields = [
      ['temperature', /temperature/i],
      ['effort', /effort|thinking/i],
      ['images', /\bimages?\b/i],
    ] as const;
    const field = fields.find(([name, pattern]) => !rejected.has(name) && namesField(error, pattern))?.[0];
    if (field === undefined) return false;
    rejected.add(field);
    return true;
  };
  return {
    // Turns tell only the built-in provider from models.
    kind: 'openai-compatible',
    model,
    readsContext: true,
    readsImages: options.readsImages,
    inputBudget: (wanted, answer) => capInput(limits, wanted, answer),
    stream: (request, signal) => streamAnswer({ attempt, adapt }, options, request, signal),
  };
}
