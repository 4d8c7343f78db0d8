import type { TurnDelta } from '@kilim/contract';
import { parse } from 'jsonriver';
import { createLoopBudget } from '../../../platform/loop/index.ts';
import { createShapeFinder, type FoundShape } from './answer-shape.ts';
import { createReplyDiff } from './diff-reply.ts';
import { createObjectFilter } from './find-object.ts';
import type { JsonValue } from './json-value.ts';
import { createProseGate } from './prose-gate.ts';
import { createTextQueue } from './text-queue.ts';

/** Parses a reply while it arrives, for display only; the complete text is parsed again before it is applied. */
export interface ReplyStream {
  write(text: string): void;
  /** Resolves when all deltas have been emitted. Never throws. */
  end(): Promise<void>;
}

/**
 * Emits title, explanation and files as they grow, of a JSON or a tagged answer; prose in front of an object is
 * discarded again. Invalid JSON ends the emission without an
 * error; parsing the complete answer reports it. Yields to the event loop between pieces, because a provider may send
 * megabytes at once.
 */
export function createReplyStream(emit: (delta: TurnDelta) => void): ReplyStream {
  const queue = createTextQueue();
  const diff = createReplyDiff();
  const spendBudget = createLoopBudget();

  async function* withBudget(): AsyncGenerator<string> {
    for await (const piece of queue) {
      await spendBudget();
      yield piece;
    }
  }
  async function* readObject(first: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
    const filter = createObjectFilter();
    const start = filter.write(first);
    if (start !== '') yield start;
    for await (const piece of pieces) {
      const part = filter.write(piece);
      if (part !== '') yield part;
    }
  }
  const readJson = async (first: string, pieces: AsyncGenerator<string>): Promise<void> => {
    let latest: JsonValue | undefined;
    try {
      for await (const value of parse(readObject(first, pieces))) {
        latest = value;
        for (const delta of diff.grow(value)) emit(delta);
        if (diff.isFull()) break;
      }
    } catch {
      return;
    }
    if (latest !== undefined) for (const delta of diff.finish(latest)) emit(delta);
  };
  const read = async (): Promise<void> => {
    const finder = createShapeFinder();
    const pieces = withBudget();
    const prose = createProseGate(emit);
    let isTagged = false;
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
      const found: FoundShape | undefined = isTagged ? undefined : finder.write(next.value);
      if (found?.shape === 'json') {
        prose.discard();
        return readJson(found.text, pieces);
      }
      isTagged ||= found !== undefined;
      prose.write(next.value);
    }
    prose.end();
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
