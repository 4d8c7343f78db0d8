/** A lock that is handed to exactly one waiter at a time, in the order in which they asked. */
export interface FifoLock {
  /** Resolves when the caller holds the lock. Rejects once the lock was closed. */
  acquire(): Promise<void>;
  release(): void;
  /** Waits for everyone who asked before, keeps the lock for good and rejects everyone who asks later. */
  close(): Promise<void>;
}

/** `closedMessage` is the error of everyone who asks for a closed lock. */
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
    // The lock stays held while it changes hands: a newcomer between the two would jump the queue.
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
