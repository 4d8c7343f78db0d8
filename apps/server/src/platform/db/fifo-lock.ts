/** A mutex that is granted in the order of the requests. */
export interface FifoLock {
  /** Resolves when the caller holds the lock. Rejects after `close` was called. */
  acquire(): Promise<void>;
  release(): void;
  /** Waits for earlier requests and keeps the lock; later requests are rejected. */
  close(): Promise<void>;
}

/** `closedMessage` is the message of the error after `close`. */
export function createFifoLock(closedMessage: string): FifoLock {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let isClosed = false;

  async function wait(): Promise<void> {
    if (isHeld) return new Promise((resolve) => void waiting.push(resolve));
    isHeld = true;
  }

  return {
    acquire: async () => {
      if (isClosed) throw new Error(closedMessage);
      return wait();
    },
    // The lock stays held while it is passed on, so that a new request cannot overtake the queue.
    release: () => {
      const next = waiting.shift();
      if (next) next();
      else isHeld = false;
    },
    close: async () => {
      isClosed = true;
      await wait();
    },
  };
}
