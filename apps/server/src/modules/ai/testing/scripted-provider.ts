import type { FinishReason, Provider, ProviderEvent, ProviderRequest } from '../providers/provider.ts';

export type ScriptedAnswer =
  | {
      readonly text: string;
      readonly tokens?: number;
      readonly finish?: FinishReason;
      readonly chunk?: number;
    }
  | { readonly talk: string; readonly tokens?: number }
  /** Throws after the given text. */
  | { readonly error: Error; readonly after?: string }
  /** Sends the text, then waits until it is aborted. */
  | { readonly hang: string }
  /** Sends the text once the promise resolves. */
  | { readonly wait: Promise<unknown>; readonly text: string; readonly tokens?: number };

export interface ScriptedProvider extends Provider {
  readonly calls: ProviderRequest[];
  /** Appends answers to the script. */
  push(...answers: readonly ScriptedAnswer[]): void;
  /** Drops the remaining answers. */
  clear(): void;
}

function* cut(text: string, size: number): Generator<ProviderEvent> {
  for (let at = 0; at < text.length; at += size) {
    yield { kind: 'text-delta', text: text.slice(at, at + size) };
  }
}

function waitForAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = (): void => reject(new Error('aborted'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}

async function* play(answer: ScriptedAnswer, signal: AbortSignal): AsyncGenerator<ProviderEvent> {
  if ('talk' in answer) {
    yield { kind: 'begin', format: 'text' };
    yield* cut(answer.talk, 16);
    if (answer.tokens !== undefined) yield { kind: 'usage', totalTokens: answer.tokens };
    yield { kind: 'finish', reason: 'stop' };
    return;
  }
  yield { kind: 'begin', format: 'reply' };
  if ('error' in answer) {
    yield* cut(answer.after ?? '', 16);
    throw answer.error;
  }
  if ('hang' in answer) {
    yield* cut(answer.hang, 16);
    await waitForAbort(signal);
    return;
  }
  if ('wait' in answer) await answer.wait;
  yield* cut(answer.text, ('chunk' in answer ? answer.chunk : undefined) ?? 16);
  if (answer.tokens !== undefined) yield { kind: 'usage', totalTokens: answer.tokens };
  yield { kind: 'finish', reason: ('finish' in answer ? answer.finish : undefined) ?? 'stop' };
}

/** Plays a list of answers, records every request and throws on an unscripted one. */
export function createScriptedProvider(
  script: readonly ScriptedAnswer[] = [],
  options: { readonly model?: string; readonly readsContext?: boolean } = {},
): ScriptedProvider {
  const answers = [...script];
  const calls: ProviderRequest[] = [];
  return {
    kind: 'openai-compatible',
    model: options.model ?? 'scripted-model',
    readsContext: options.readsContext ?? true,
    calls,
    push: (...more) => void answers.push(...more),
    clear: () => void answers.splice(0),
    async *stream(request, signal) {
      calls.push(request);
      const answer = answers.shift();
      if (!answer) throw new Error(`No scripted answer for request ${calls.length}`);
      yield* play(answer, signal);
    },
  };
}

/** A promise for the `wait` of a scripted answer, and the function that resolves it. */
export function createGate(): { readonly wait: Promise<void>; release(): void } {
  let release = (): void => {};
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { wait, release };
}
