import { AppError } from '@kilim/contract';

export interface LargeReplyLimits {
  /** Large replies per caller at the same time. */
  readonly perCaller: number;
  /** Bytes of all replies that are kept in memory until they are sent. */
  readonly memoryBytes: number;
}

/** Bounds the memory that slow clients can occupy (docs/rules/http.md#large-replies). */
export interface LargeReplies {
  /** Counts a large reply of `caller` until the returned function is called. Throws `general_too_many_large_replies`. */
  countReply(caller: string): () => void;
  /** Counts bytes in memory until the returned function is called. Throws `general_too_many_large_replies`. */
  countMemory(bytes: number): () => void;
}

/** Bytes from which a reply counts as large. */
export const largeReplySize = 1_048_576;
const retryAfterSeconds = 5;

const tooMany = (): AppError =>
  new AppError('general_too_many_large_replies', { params: { seconds: retryAfterSeconds } });

export function createLargeReplies({ perCaller, memoryBytes }: LargeReplyLimits): LargeReplies {
  const running = new Map<string, number>();
  let memory = 0;

  const once = (release: () => void): (() => void) => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      release();
    };
  };

  return {
    countReply: (caller) => {
      const count = running.get(caller) ?? 0;
      if (count >= perCaller) throw tooMany();
      running.set(caller, count + 1);
      return once(() => {
        const left = (running.get(caller) ?? 1) - 1;
        if (left === 0) running.delete(caller);
        else running.set(caller, left);
      });
    },
    countMemory: (bytes) => {
      // One reply is always allowed.
      if (memory > 0 && memory + bytes > memoryBytes) throw tooMany();
      memory += bytes;
      return once(() => {
        memory -= bytes;
      });
    },
  };
}
