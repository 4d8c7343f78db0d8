import { AppError } from '@kilim/contract';
import type { ProviderEvent, ProviderRequest } from './provider.ts';
import { isWorthRetrying, readRetryAfter, toProviderError } from './provider-errors.ts';
import { plausibleTotal } from './usage-figures.ts';
import { startWatchdog, type Watchdog, type WatchdogLimits } from './watchdog.ts';

export interface StreamOptions {
  readonly apiKey: string | null;
  readonly limits: WatchdogLimits;
  /** Total attempts. A request is retried only while nothing of the answer has arrived. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; doubles with each attempt. */
  readonly backoff: number;
}

/** One way to send a request. Errors are those of the `openai` package. */
export interface AnswerSource {
  attempt(request: ProviderRequest, watchdog: Watchdog): AsyncIterable<ProviderEvent>;
  /** Records what a server rejects; true when the same request should be sent again without it. */
  adapt(error: unknown): boolean;
}

/** Seconds; a longer `Retry-After` fails the request at once. */
const retryAfterMaximum = 20;

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

/**
 * Streams one answer. Status 429, 5xx and connection errors are retried with exponential backoff until the first event
 * of the answer has arrived. Usage figures that cannot be right are left out, so that tokens are counted here.
 */
export async function* streamAnswer(
  source: AnswerSource,
  options: StreamOptions,
  request: ProviderRequest,
  signal: AbortSignal,
): AsyncGenerator<ProviderEvent> {
  const secrets = options.apiKey ? [options.apiKey] : [];
  const watchdog = startWatchdog(options.limits, signal);
  let hasBegun = false;
  let answered = 0;
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        for await (const event of source.attempt(request, watchdog)) {
          if (!hasBegun) yield { kind: 'begin', format: 'reply' };
          hasBegun = true;
          if (event.kind === 'text-delta') answered += event.text.length;
          if (event.kind === 'usage' && plausibleTotal(event.totalTokens, request, answered) === null)
            continue;
          yield event;
        }
        return;
      } catch (error) {
        if (signal.aborted) throw new AppError('turn_stopped', { cause: error });
        const expired = watchdog.error();
        if (expired) throw expired;
        // A message about the size of a field names the field too.
        if (!hasBegun && source.adapt(error)) {
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
}
