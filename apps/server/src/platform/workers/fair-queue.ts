import { AppError } from '@kilim/contract';

export interface FairQueueLimits {
  /** Tasks of all owners that run at the same time. */
  readonly running: number;
  /** Tasks of one owner that run at the same time. */
  readonly runningPerOwner: number;
  readonly waiting: number;
  readonly waitingPerOwner: number;
}

interface Waiter {
  readonly start: () => void;
  readonly reject: (error: Error) => void;
}

interface Owner {
  running: number;
  readonly waiting: Waiter[];
}

export interface FairQueue {
  /**
   * Resolves with the release when it is the owner's turn. Throws `work_busy` when too many tasks of this owner or of all
   * owners are waiting.
   */
  acquire(owner: string): Promise<() => void>;
  /** Rejects all waiting tasks. */
  clear(error: Error): void;
}

/** Serves owners in turn, however many tasks each of them has. */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  // In the order in which the owners were served, the longest waiting first.
  const owners = new Map<string, Owner>();
  let running = 0;
  let waiting = 0;

  const ownerOf = (name: string): Owner => {
    const known = owners.get(name);
    if (known) return known;
    const added: Owner = { running: 0, waiting: [] };
    owners.set(name, added);
    return added;
  };

  const removeIfIdle = (name: string, owner: Owner): void => {
    if (owner.running === 0 && owner.waiting.length === 0) owners.delete(name);
  };

  const moveToEnd = (name: string, owner: Owner): void => {
    owners.delete(name);
    owners.set(name, owner);
  };

  const startNext = (): boolean => {
    if (running >= limits.running) return false;
    for (const [name, owner] of owners) {
      if (owner.running >= limits.runningPerOwner) continue;
      const next = owner.waiting.shift();
      if (!next) continue;
      moveToEnd(name, owner);
      owner.running += 1;
      running += 1;
      waiting -= 1;
      next.start();
      return true;
    }
    return false;
  };

  const startAll = (): void => {
    while (startNext());
  };

  const releaseOf = (name: string): (() => void) => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const owner = ownerOf(name);
      owner.running -= 1;
      running -= 1;
      // Behind owners that were added while this task ran.
      moveToEnd(name, owner);
      removeIfIdle(name, owner);
      startAll();
    };
  };

  return {
    acquire: (name) =>
      new Promise((resolve, reject) => {
        const owner = ownerOf(name);
        if (owner.waiting.length >= limits.waitingPerOwner || waiting >= limits.waiting) {
          removeIfIdle(name, owner);
          reject(new AppError('work_busy'));
          return;
        }
        owner.waiting.push({ start: () => resolve(releaseOf(name)), reject });
        waiting += 1;
        startAll();
      }),
    clear: (error) => {
      for (const [name, owner] of owners) {
        for (const waiter of owner.waiting.splice(0)) waiter.reject(error);
        removeIfIdle(name, owner);
      }
      waiting = 0;
    },
  };
}
