import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const limits = { running: 2, runningPerOwner: 1, waiting: 6, waitingPerOwner: 3 };

/** Requests a slot for each owner in order; `log` has the owners in the order in which they got one. */
function enter(queue: ReturnType<typeof createFairQueue>, owners: readonly string[]) {
  const log: string[] = [];
  const releases = new Map<string, (() => void)[]>();
  for (const owner of owners) {
    void queue.acquire(owner).then((release) => {
      log.push(owner);
      releases.set(owner, [...(releases.get(owner) ?? []), release]);
    });
  }
  const finish = async (owner: string): Promise<void> => {
    releases.get(owner)?.shift()?.();
    await settle();
  };
  return { log, finish };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('createFairQueue', () => {
  it('limits the running tasks of one owner', async () => {
    const { log, finish } = enter(createFairQueue(limits), ['ann', 'ann', 'bob']);
    await settle();
    expect(log).toEqual(['ann', 'bob']);
    await finish('bob');
    expect(log).toEqual(['ann', 'bob']);
    await finish('ann');
    expect(log).toEqual(['ann', 'bob', 'ann']);
  });

  it('serves owners in turn', async () => {
    const queue = createFairQueue({ ...limits, running: 1 });
    const { log, finish } = enter(queue, ['ann', 'ann', 'ann', 'bob', 'cem']);
    for (let round = 0; round < 5; round += 1) {
      await settle();
      await finish(log.at(-1) ?? '');
    }
    expect(log).toEqual(['ann', 'bob', 'cem', 'ann', 'ann']);
  });

  it('rejects an owner with too many waiting tasks and accepts others', async () => {
    const queue = createFairQueue({ ...limits, running: 1 });
    enter(queue, ['ann', 'ann', 'ann', 'ann']);
    await expect(queue.acquire('ann')).rejects.toMatchObject({ type: 'work_busy', status: 503 });
    const { log } = enter(queue, ['bob']);
    await settle();
    expect(log).toEqual([]);
  });

  it('rejects all owners when too many tasks wait', async () => {
    const queue = createFairQueue({ ...limits, running: 1 });
    enter(queue, ['z', 'a', 'a', 'b', 'b', 'c', 'c']);
    await expect(queue.acquire('d')).rejects.toMatchObject({ type: 'work_busy' });
  });

  it('ignores a second release', async () => {
    const queue = createFairQueue({ ...limits, running: 1 });
    const release = await queue.acquire('ann');
    const { log } = enter(queue, ['bob', 'cem']);
    release();
    release();
    await settle();
    expect(log).toEqual(['bob']);
  });

  it('rejects waiting tasks when it is cleared and accepts new ones', async () => {
    const queue = createFairQueue({ ...limits, running: 1 });
    const release = await queue.acquire('ann');
    const waiting = queue.acquire('bob');
    queue.clear(new Error('closing'));
    await expect(waiting).rejects.toThrow('closing');
    release();
    await expect(queue.acquire('cem')).resolves.toBeTypeOf('function');
  });
});
