import { AppError } from '@kilim/contract';

export interface FairQueueLimits {
  /** Tasks that run at the same time, of all owners together. */
  readonly running: number;
  /** Tasks of one owner that run at the same time. */
  readonly runningPerOwner: number;
  readonly waiting: number;
  readonly waitingPerOwner: number;
}

interface Waiter {
  readonly admit: () => void;
  readonly refuse: (error: Error) => void;
}

interface Owner {
  running: number;
  readonly waiting: Waiter[];
}

export interface FairQueue {
  /**
   * Resolves when it is the owner's turn; the answer gives the place back. Throws `work_busy` when too many tasks wait
   * already, of this owner or of all.
   */
  acquire(owner: string): Promise<() => void>;
  /** Refuses everyone who waits now. */
  clear(error: Error): void;
}

/** Owners take turns, however many tasks each of them sends. */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  // In the order in which the owners were served: the first one waits longest.
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

  const forgetIdle = (name: string, owner: Owner): void => {
    if (owner.running === 0 && owner.waiting.length === 0) owners.delete(name);
  };

  const moveToEnd = (name: string, owner: Owner): void => {
    owners.delete(name);
    owners.set(name, owner);
  };

  const admitNext = (): boolean => {
    if (running >= limits.running) return false;
    for (const [name, owner] of owners) {
      if (owner.running >= limits.runningPerOwner) continue;
      const next = owner.waiting.shift();
      if (!next) continue;
      moveToEnd(name, owner);
      owner.running += 1;
      running += 1;
      waiting -= 1;
      next.admit();
      return true;
    }
    return false;
  };

  const admitAll = (): void => {
    while (admitNext());
  };

  const releaseOf = (name: string): (() => void) => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const owner = ownerOf(name);
      owner.running -= 1;
      running -= 1;
      // Behind those who came while this task ran.
      moveToEnd(name, owner);
      forgetIdle(name, owner);
      admitAll();
    };
  };

  return {
    acquire: (name) =>
      new Promise((resolve, reject) => {
        const owner = ownerOf(name);
        if (owner.waiting.length >= limits.waitingPerOwner || waiting >= limits.waiting) {
          forgetIdle(name, owner);
          reject(new AppError('work_busy'));
          return;
        }
        owner.waiting.push({ admit: () => resolve(releaseOf(name)), refuse: reject });
        waiting += 1;
        admitAll();
      }),
    clear: (error) => {
      for (const [name, owner] of owners) {
        for (const waiter of owner.waiting.splice(0)) waiter.refuse(error);
        forgetIdle(name, owner);
      }
      waiting = 0;
    },
  };
}
