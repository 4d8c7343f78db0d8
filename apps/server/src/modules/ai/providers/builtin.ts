import { setTimeout as wait } from 'node:timers/promises';
import type { TurnTasks } from '../worker-tasks.ts';
import { cutPieces } from './cut-pieces.ts';
import type { Provider, ProviderTask } from './provider.ts';
import { rememberAnswers } from './remember-answers.ts';

export type BuiltinTasks = Pick<TurnTasks, 'answerPrompt' | 'countTokens'>;

export interface BuiltinOptions {
  readonly model: string;
  /** Milliseconds between two chunks; 0 for no delay. */
  readonly pace: number;
  readonly tasks: BuiltinTasks;
}

// Similar to a model's chunks; larger for long answers, so that a whole app takes only seconds.
const pieceMinimum = 24;
const piecesMaximum = 200;

/** The size of the chunks of a text. */
const pieceSize = (text: string): number => Math.max(pieceMinimum, Math.ceil(text.length / piecesMaximum));

/**
 * The provider without a model: composed apps and changes of them, streamed in chunks. Needs neither key nor network. It
 * reports the tokens of what was decided (docs/rules/builtin-provider.md#price).
 */
export function createBuiltinProvider({ model, pace, tasks }: BuiltinOptions): Provider {
  const answer = rememberAnswers(async (task: ProviderTask) => {
    const computed = await tasks.answerPrompt(task);
    const { prompt, userId } = task;
    const counts = [prompt, computed.charged].map((text) => tasks.countTokens(text, userId));
    // The answer is streamed while it is counted.
    const tokens = Promise.all(counts).then(([asked = 0, charged = 0]) => asked + charged);
    tokens.catch(() => undefined);
    return { ...computed, tokens };
  });
  return {
    kind: 'builtin',
    model,
    readsContext: false,
    async forecast(task) {
      const { format, tokens } = await answer(task);
      return { format, tokens: await tokens };
    },
    async *stream({ task }, signal) {
      const { format, text, tokens, nextSteps } = await answer(task);
      yield { kind: 'begin', format };
      for (const piece of cutPieces(text, pieceSize(text))) {
        signal.throwIfAborted();
        yield { kind: 'text-delta', text: piece };
        if (pace > 0) await wait(pace, undefined, { signal });
      }
      if (nextSteps.length > 0) yield { kind: 'next-steps', steps: nextSteps };
      yield { kind: 'usage', totalTokens: await tokens };
      yield { kind: 'finish', reason: 'stop' };
    },
  };
}
