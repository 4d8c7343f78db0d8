import { AppError } from '@kilim/contract';
import type OpenAI from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { capInput, type ModelLimits, recordLimits } from './model-limits.ts';
import type { FinishReason, Provider, ProviderEvent, ProviderRequest } from './provider.ts';
import { isWorthRetrying, readRetryAfter, toProviderError } from './provider-errors.ts';
import { buildRequestBody, type RejectedFields, recordRejectedField } from './request-body.ts';
import { startWatchdog, type Watchdog, type WatchdogLimits } from './watchdog.ts';
import { createWatchedFetch } from './watched-fetch.ts';

export interface OpenAiCompatibleOptions {
  /** Null for the SDK's default address. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly model: string;
  readonly limits: WatchdogLimits;
  /** Total attempts. A request is retried only while nothing of the answer has arrived. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; doubles with each attempt. */
  readonly backoff: number;
  /** Bytes of one reply, after which it is cut off; by default unlimited. */
  readonly replyMaximum?: number;
}

/** Seconds; a longer `Retry-After` fails the request at once. */
const retryAfterMaximum = 20;

const finishReasons: Readonly<Record<string, FinishReason>> = {
  stop: 'stop',
  length: 'length',
  content_filter: 'filtered',
};

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}

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
  if (typeof total === 'number' && Number.isSafeInteger(total) && total > 0) {
    yield { kind: 'usage', totalTokens: total };
  }
  if (choice?.finish_reason) {
    yield { kind: 'finish', reason: finishReasons[choice.finish_reason] ?? 'stop' };
  }
}

/**
 * A provider for any server with `POST /chat/completions` (docs/rules/ai.md#providers). Status 429, 5xx and connection
 * errors are retried with exponential backoff until the first chunk of the answer has arrived.
 */
export function createOpenAiCompatibleProvider(options: OpenAiCompatibleOptions): Provider {
  const secrets = options.apiKey ? [options.apiKey] : [];
  const rejected: RejectedFields = new Set();
  const limits: ModelLimits = {};

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
      fetch: createWatchedFetch(watchdog.touch, options.replyMaximum),
    });
    const call = client.chat.completions.create(buildRequestBody(options.model, request, rejected, limits), {
      signal: watchdog.signal,
    });
    const { data, response } = await call.withResponse();
    refuseWebPage(response);
    return data;
  }

  async function* attemptOnce(request: ProviderRequest, watchdog: Watchdog): AsyncGenerator<ProviderEvent> {
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

  return {
    kind: 'openai-compatible',
    model: options.model,
    readsContext: true,
    inputBudget: (wanted, answer) => capInput(limits, wanted, answer),
    async *stream(request, signal) {
      const watchdog = startWatchdog(options.limits, signal);
      let hasBegun = false;
      try {
        for (let attempt = 1; ; attempt += 1) {
          try {
            for await (const event of attemptOnce(request, watchdog)) {
              if (!hasBegun) yield { kind: 'begin', format: 'reply' };
              hasBegun = true;
              yield event;
            }
            return;
          } catch (error) {
            if (signal.aborted) throw new AppError('turn_stopped', { cause: error });
            const expired = watchdog.error();
            if (expired) throw expired;
            // A message about the size of a field names the field too.
            if (!hasBegun && (recordLimits(limits, error) || recordRejectedField(rejected, error))) {
              attempt -= 1;
              continue;
            }
            const wait = readRetryAfter(error, Date.now());
            const isFinal =
              hasBegun ||
              attempt >= options.attempts ||
              !isWorthRetrying(error) ||
              (wait ?? 0) > retryAfterMaximum;
            if (isFinal) throw toProviderError(error, hasBegun, secrets);
            const growing = options.backoff * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
            await pause(wait === null ? growing : wait * 1000, watchdog.signal);
            // The wait must not count as idle time.
            watchdog.touch();
          }
        }
      } finally {
        watchdog.stop();
      }
    },
  };
}
