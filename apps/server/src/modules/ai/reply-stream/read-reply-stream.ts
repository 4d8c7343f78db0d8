import type { TurnDelta } from '@kilim/contract';
import { parse } from 'jsonriver';
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
 * answer reports it.
 */
export function createReplyStream(emit: (delta: TurnDelta) => void): ReplyStream {
  const filter = createObjectFilter();
  const queue = createTextQueue();
  const diff = createReplyDiff();

  const read = async (): Promise<void> => {
    let latest: JsonValue | undefined;
    try {
      for await (const value of parse(queue)) {
        latest = value;
        for (const delta of diff.grow(value)) emit(delta);
      }
    } catch {
      return;
    }
    if (latest !== undefined) for (const delta of diff.finish(latest)) emit(delta);
  };
  const reading = read();

  return {
    write: (text) => {
      if (diff.isFull()) return;
      const part = filter.write(text);
      if (part !== '') queue.write(part);
    },
    end: async () => {
      queue.end();
      await reading;
    },
  };
}
