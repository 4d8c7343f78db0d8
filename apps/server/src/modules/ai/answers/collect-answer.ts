import { AppError, type TurnDelta } from '@kilim/contract';
import type { AnswerFormat, FinishReason, Provider, ProviderRequest } from '../providers/provider.ts';
import type { ReplyStream } from '../reply-stream/read-reply-stream.ts';

/** Maximum length of an answer in UTF-16 units, because a provider may never stop sending. */
export const answerMaximum = 2 * 1024 * 1024;

/** Tokens of a report above this are not credible; they are counted instead. */
const reportedMaximum = 10_000_000;

export interface CollectedAnswer {
  readonly format: AnswerFormat;
  readonly text: string;
  readonly finish: FinishReason;
  /** Suggested next prompts of a text. */
  readonly nextSteps: readonly string[];
  /** Total tokens as reported by the provider, otherwise counted locally. */
  readonly tokens: number;
}

export interface CollectInput {
  readonly provider: Provider;
  readonly request: ProviderRequest;
  /** Tokens of the request, for a provider that does not report usage. */
  readonly promptTokens: number;
  readonly countTokens: (text: string) => Promise<number>;
  readonly signal: AbortSignal;
  readonly emit: (delta: TurnDelta) => void;
  /** Shows the text of a reply while it arrives; the caller ends it. */
  readonly stream: ReplyStream;
}

/** Collects the text of an answer and emits deltas while it arrives. Throws the errors of the provider and of `countTokens`. */
export async function collectAnswer(input: CollectInput): Promise<CollectedAnswer> {
  const { provider, request, signal, emit, stream } = input;
  const pieces: string[] = [];
  let length = 0;
  let format: AnswerFormat = 'reply';
  let finish: FinishReason | null = null;
  let reported: number | null = null;
  let nextSteps: readonly string[] = [];
  for await (const event of provider.stream(request, signal)) {
    if (event.kind === 'begin') format = event.format;
    else if (event.kind === 'usage') {
      reported = event.totalTokens <= reportedMaximum ? event.totalTokens : null;
    } else if (event.kind === 'finish') finish = event.reason;
    else if (event.kind === 'next-steps') nextSteps = event.steps;
    else {
      length += event.text.length;
      if (length > answerMaximum) {
        throw new AppError('ai_reply_unreadable', { detail: `longer than ${answerMaximum} characters` });
      }
      pieces.push(event.text);
      if (format === 'text') emit({ kind: 'explanation', text: event.text });
      else stream.write(event.text);
    }
  }
  if (finish === null) throw new AppError('ai_provider_disconnected', { detail: 'the answer has no end' });
  if (finish === 'filtered') {
    throw new AppError('ai_provider_error', { detail: 'withheld by the content filter' });
  }
  const text = pieces.join('');
  const tokens = reported ?? input.promptTokens + (await input.countTokens(text));
  return { format, text, finish, nextSteps, tokens };
}
