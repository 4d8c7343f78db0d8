import type { TurnDelta } from '@kilim/contract';
import { parse } from 'jsonriver';
import { createLoopBudget } from '../../../platform/loop/index.ts';
import { createReplyDiff } from './diff-reply.ts';
import { createObjectFilter } from './find-object.ts';
import type { JsonValue } from './json-value.ts';
import { createTextQueue } from './text-queue.ts';

/** Parses a reply while it arrives, for display only; the complete text is parsed again before it is applied. */
export interface ReplyStream {
  write(text: string): void;
  /** Resolves when all deltas have been emitted. Never throws. */
  end(): Promise<void>;
}

/**
 * Emits title, explanation and files as they grow. Invalid JSON ends the emission without an error; parsing the complete
 * answer reports it. Yields to the event loop between pieces, because a provider may send megabytes at once.
 */
export function createReplyStream(emit: (delta: TurnDelta) => void): ReplyStream {
  const queue = createTextQueue();
  const diff = createReplyDiff();
  const spendBudget = createLoopBudget();

  async function* readObject(): AsyncGenerator<string> {
    const filter = createObjectFilter();
    for await (const piece of queue) {
      await spendBudget();
      const part = filter.write(piece);
      if (part !== '') yield part;
    }
  }
  const read = async (): Promise<void> => {
    let latest: JsonValue | undefined;
    try {
      for await (const value of parse(readObject())) {
        latest = value;
        for (const delta of diff.grow(value)) emit(delta);
        if (diff.isFull()) break;
      }
    } catch {
      return;
    }
    if (latest !== undefined) for (const delta of diff.finish(latest)) emit(delta);
  };
  const reading = read();

  return {
    write: (text) => {
      if (!diff.isFull()) queue.write(text);
    },
    end: async () => {
      queue.end();
      await reading;
    },
  };
}
