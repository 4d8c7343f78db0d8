import { AppError } from '@kilim/contract';
import { imagesOf, tokensOfImages } from './prompt-images.ts';
import type { Provider, ProviderEvent, ProviderRequest } from './provider.ts';
import type { RequestEnd, RequestMeter } from './routed-models.ts';
import { bytesOf } from './usage-figures.ts';

/** Tokenizers of all known models make fewer tokens of text and code. */
const bytesPerToken = 2;
/** For figures of an answer whose server reports none. */
const usualBytesPerToken = 3;

/** The most tokens that a request can be expected to use. */
const mostTokens = (request: ProviderRequest): number =>
  Math.ceil(bytesOf(request) / bytesPerToken) + tokensOfImages(imagesOf(request)) + request.maxTokens;

/** A provider whose requests are counted; one without room in its budgets counts as busy. */
export function meterProvider(provider: Provider, meter: RequestMeter): Provider {
  async function* stream(request: ProviderRequest, signal: AbortSignal): AsyncGenerator<ProviderEvent> {
    const close = await meter.open(mostTokens(request));
    if (!close)
      throw new AppError('ai_provider_rate_limited', { detail: 'a budget of the model is used up' });
    const startedAt = performance.now();
    let firstWord: number | null = null;
    let reported: number | null = null;
    let answered = 0;
    let error: AppError | null = null;
    let isComplete = false;
    try {
      for await (const event of provider.stream(request, signal)) {
        if (event.kind === 'text-delta') {
          firstWord ??= Math.round(performance.now() - startedAt);
          answered += Buffer.byteLength(event.text);
        }
        if (event.kind === 'usage') reported = event.totalTokens;
        yield event;
      }
      isComplete = true;
    } catch (cause) {
      if (cause instanceof AppError) error = cause;
      throw cause;
    } finally {
      const hasAnswer = isComplete || answered > 0;
      const words = Math.ceil((bytesOf(request) + answered) / usualBytesPerToken);
      const counted = hasAnswer ? words + tokensOfImages(imagesOf(request)) : 0;
      const isStopped = signal.aborted || (!isComplete && error === null);
      const end: RequestEnd = { error, isStopped, tokens: reported ?? counted, firstWord };
      await close(end);
    }
  }
  return { ...provider, stream };
}
