import { setTimeout as wait } from 'node:timers/promises';
import { loadTokenCounter } from '../prompt/token-count.ts';
import type { AnswerTask } from './answer-in-worker.ts';
import type { Provider, ProviderTask } from './provider.ts';

export interface BuiltinOptions {
  readonly model: string;
  /** Milliseconds between two pieces; 0 sends them as fast as they are read. */
  readonly pace: number;
  readonly answer: AnswerTask;
}

// About what a model sends at once, made larger for long answers so that a whole app takes seconds.
const pieceMinimum = 24;
const piecesMaximum = 600;

/** Cuts between letters, never inside of one that takes two units. */
function* cutPieces(text: string): Generator<string> {
  const size = Math.max(pieceMinimum, Math.ceil(text.length / piecesMaximum));
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + size);
    if (/[\uD800-\uDBFF]/.test(text[end - 1] ?? '') && end < text.length) end += 1;
    yield text.slice(at, end);
    at = end;
  }
}

async function countTokens(task: ProviderTask, text: string): Promise<number> {
  const count = await loadTokenCounter();
  return count(task.prompt) + count(text);
}

/** Answers without a model: hand-made apps and simple changes, streamed as a model would. Needs no key and no network. */
export function createBuiltinProvider({ model, pace, answer }: BuiltinOptions): Provider {
  return {
    kind: 'builtin',
    model,
    readsContext: false,
    foresee: async (task) => countTokens(task, (await answer(task)).text),
    async *stream({ task }, signal) {
      const { format, text } = await answer(task);
      yield { kind: 'begin', format };
      for (const piece of cutPieces(text)) {
        signal.throwIfAborted();
        yield { kind: 'text-delta', text: piece };
        if (pace > 0) await wait(pace, undefined, { signal });
      }
      yield { kind: 'usage', totalTokens: await countTokens(task, text) };
      yield { kind: 'finish', reason: 'stop' };
    },
  };
}
