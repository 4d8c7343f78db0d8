import { expect, it } from 'vitest';
import { createFifoLock } from './fifo-lock.ts';

it('is acquired in the order of the requests', async () => {
  const lock = createFifoLock('closed');
  const order: string[] = [];
  const use = async (name: string): Promise<void> => {
    await lock.acquire();
    order.push(name);
    await Promise.resolve();
    lock.release();
    // Requests the lock again before the next waiter has run.
    if (name === 'a') await lock.acquire().then(() => order.push('a again'));
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(use));
  expect(order).toEqual(['a', 'b', 'c', 'd', 'a again']);
});

it('wakes one waiter per release', async () => {
  const lock = createFifoLock('closed');
  await lock.acquire();
  let awake = 0;
  for (let count = 0; count < 50; count += 1) void lock.acquire().then(() => (awake += 1));
  lock.release();
  await new Promise((done) => setImmediate(done));
  expect(awake).toBe(1);
});

it('closes after earlier requests and rejects later ones', async () => {
  const lock = createFifoLock('closed');
  const order: string[] = [];
  await lock.acquire();
  const waiter = lock.acquire().then(() => order.push('waiter'));
  const closing = lock.close().then(() => order.push('closed'));
  await expect(lock.acquire()).rejects.toThrow('closed');
  lock.release();
  await waiter;
  expect(order).toEqual(['waiter']);
  lock.release();
  await closing;
  expect(order).toEqual(['waiter', 'closed']);
});
