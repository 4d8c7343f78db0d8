import { AppError, type ReasoningEffort } from '@kilim/contract';
import type OpenAI from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { type StreamOptions, streamAnswer } from './answer-stream.ts';
import { createOwnLimits, type KeptLimits } from './limit-memory.ts';
import { capInput, recordLimits } from './model-limits.ts';
import type { FinishReason, Provider, ProviderEvent, ProviderRequest } from './provider.ts';
import { buildRequestBody, type RejectedFields, recordRejectedField } from './request-body.ts';
import type { Watchdog } from './watchdog.ts';
import { createWatchedFetch } from './watched-fetch.ts';

export interface OpenAiCompatibleOptions extends StreamOptions {
  /** Null for the SDK's default address. */
  readonly baseUrl: string | null;
  readonly model: string;
  /** Bytes of one reply, after which it is cut off; by default `replyMaximum` of `watched-fetch.ts`. */
  readonly replyMaximum?: number;
  readonly reasoningEffort?: ReasoningEffort | null;
  /** By default images are left out. */
  readonly readsImages?: boolean;
  /** By default the limits end with the provider. */
  readonly kept?: KeptLimits;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch;
}

const finishReasons: Readonly<Record<string, FinishReason>> = {
  stop: 'stop',
  length: 'length',
  content_filter: 'filtered',
};

/** Rejects an HTML page: the base URL points to a web site. */
function refuseWebPage(response: Response): void {
  if (response.headers.get('content-type')?.toLowerCase().startsWith('text/html')) {
    throw new AppError('ai_reply_unreadable', { detail: 'the provider answered with a web page' });
  }
}

function* readChunk(chunk: ChatCompletionChunk): Generator<ProviderEvent> {
  const choice = chunk.choices?.[0];
  const text = choice?.delta?.content;
  if (typeof text === 'string' && text !== '') yield { kind: 'text-delta', text };
  const total = chunk.usage?.total_tokens;
  if (typeof total === 'number') yield { kind: 'usage', totalTokens: total };
  if (choice?.finish_reason) {
    yield { kind: 'finish', reason: finishReasons[choice.finish_reason] ?? 'stop' };
  }
}

/** A provider for any server with `POST /chat/completions` (docs/rules/ai.md#providers). */
export function createOpenAiCompatibleProvider(options: OpenAiCompatibleOptions): Provider {
  const rejected: RejectedFields = new Set();
  const { limits, save } = options.kept ?? createOwnLimits();

  async function open(
    request: ProviderRequest,
    watchdog: Watchdog,
  ): Promise<AsyncIterable<ChatCompletionChunk>> {
    // Loaded on demand: a server with the built-in provider never needs it.
    const { default: Client } = await import('openai');
    const client: OpenAI = new Client({
      // The client requires a key, but local servers accept any.
      apiKey: options.apiKey ?? 'none',
      ...(options.baseUrl !== null && { baseURL: options.baseUrl }),
      organization: null,
      project: null,
      maxRetries: 0,
      // The client would log prompts.
      logLevel: 'off',
      timeout: options.limits.overall,
      fetch: createWatchedFetch(watchdog.touch, options.replyMaximum, options.fetch),
    });
    const body = buildRequestBody(options, request, rejected, limits);
    const call = client.chat.completions.create(body, { signal: watchdog.signal });
    const { data, response } = await call.withResponse();
    refuseWebPage(response);
    return data;
  }

  async function* attempt(request: ProviderRequest, watchdog: Watchdog): AsyncGenerator<ProviderEvent> {
    let finish: ProviderEvent | null = null;
    for await (const chunk of await open(request, watchdog)) {
      for (const event of readChunk(chunk)) {
        // The usage arrives in a separate chunk after the finish reason.
        if (event.kind === 'finish') finish = event;
        else yield event;
      }
    }
    if (watchdog.signal.aborted) throw watchdog.error() ?? new AppError('turn_stopped');
    if (!finish) throw new AppError('ai_provider_disconnected', { detail: 'no finish reason arrived' });
    yield finish;
  }

  const adapt = (error: unknown): boolean => {
    if (!recordLimits(limits, error)) return recordRejectedField(rejected, error);
    save();
    return true;
  };
  return {
    kind: 'openai-compatible',
    model: options.model,
    readsContext: true,
    readsImages: options.readsImages ?? false,
    inputBudget: (wanted, answer) => capInput(limits, wanted, answer),
    stream: (request, signal) => streamAnswer({ attempt, adapt }, options, request, signal),
  };
}
