import { AppError } from '@kilim/contract';

export interface LargeReplyLimits {
  /** Large replies that one person may receive at the same time. */
  readonly perCaller: number;
  /** Bytes of replies that have to stay in memory until their readers have taken them, over all connections. */
  readonly heldBytes: number;
}

/** Keeps readers that take little from adding up: each may hold a part of what it asked for. */
export interface LargeReplies {
  /** Counts a large reply of `caller` until the answer is called. Throws `general_too_many_large_replies`. */
  enter(caller: string): () => void;
  /** Counts bytes of a reply that is kept whole until the answer is called. Throws `general_too_many_large_replies`. */
  hold(bytes: number): () => void;
}

/** From this size on a reply counts as large. */
export const largeReplySize = 1_048_576;
/** A reply of this many seconds is given a chance to end before the next try. */
const retryAfter = 5;

const tooMany = (): AppError =>
  new AppError('general_too_many_large_replies', { params: { seconds: retryAfter } });

export function createLargeReplies({ perCaller, heldBytes }: LargeReplyLimits): LargeReplies {
  const running = new Map<string, number>();
  let held = 0;

  const once = (release: () => void): (() => void) => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      release();
    };
  };

  return {
    enter: (caller) => {
      const count = running.get(caller) ?? 0;
      if (count >= perCaller) throw tooMany();
      running.set(caller, count + 1);
      return once(() => {
        const left = (running.get(caller) ?? 1) - 1;
        if (left === 0) running.delete(caller);
        else running.set(caller, left);
      });
    },
    hold: (bytes) => {
      if (held > 0 && held + bytes > heldBytes) throw tooMany();
      held += bytes;
      return once(() => {
        held -= bytes;
      });
    },
  };
}
