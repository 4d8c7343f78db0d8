import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { findProgram } from './find-program.ts';
import type { testJobs } from './testing/test-program.ts';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

type TestPool = WorkerPool<typeof testJobs>;
const open: TestPool[] = [];

function openPool(options: Partial<WorkerPoolOptions> = {}): TestPool {
  const program = findProgram('testing/test-program', import.meta.url);
  const pool = createWorkerPool<typeof testJobs>({ program, threads: 2, ...options });
  open.push(pool);
  return pool;
}

const ann = { owner: 'ann', limit: 20_000 };
const bob = { owner: 'bob', limit: 20_000 };

describe('the worker pool', () => {
  afterEach(async () => {
    await Promise.all(open.splice(0).map((pool) => pool.close()));
  });

  it('returns the result of a job and reuses its thread', async () => {
    const pool = openPool();
    expect(await pool.job('echo')('merhaba', ann)).toBe('merhaba');
    expect(await pool.job('thread')(null, ann)).toBe(await pool.job('thread')(null, ann));
  });

  it.runIf(process.platform === 'linux')('gives the event loop precedence over its threads', async () => {
    const before = getPriority();
    expect(await openPool().job('priority')(null, ann)).toBe(Math.min(19, before + 10));
    expect(getPriority()).toBe(before);
  });

  it('adds no listener per task', async () => {
    const warnings: string[] = [];
    const onWarning = (warning: Error): void => void warnings.push(warning.name);
    process.on('warning', onWarning);
    try {
      const pool = openPool();
      for (let at = 0; at < 12; at += 1) await pool.job('echo')('a', ann);
      await sleep(10);
    } finally {
      process.removeListener('warning', onWarning);
    }
    expect(warnings).toEqual([]);
  });

  it('throws the typed errors of a job and describes others', async () => {
    const pool = openPool();
    await expect(pool.job('refuse')('a.ts', ann)).rejects.toMatchObject({
      type: 'export_failed',
      params: { path: 'a.ts', line: 3 },
      detail: 'why',
    });
    await expect(pool.job('fail')(null, ann)).rejects.toThrow(/job of a worker failed: Error: broken/);
    expect(await pool.job('echo')('still here', ann)).toBe('still here');
  });

  it('ends an endless task at its time limit', async () => {
    const pool = openPool();
    const before = await pool.job('thread')(null, ann);
    await expect(pool.job('spin')(null, { ...ann, limit: 300 })).rejects.toMatchObject({
      type: 'work_time_limit',
      status: 422,
    });
    expect(await pool.job('thread')(null, ann)).not.toBe(before);
  });

  it('ends only the task that exceeds the memory limit', async () => {
    const pool = openPool({ heapMegabytes: 48 });
    const other = pool.job('wait')(300, bob);
    await expect(pool.job('fill')(null, ann)).rejects.toMatchObject({ type: 'work_memory_limit' });
    expect(await other).toBe(300);
    expect(await pool.job('echo')('still here', ann)).toBe('still here');
  });

  it('rejects a task whose thread exits', async () => {
    const pool = openPool();
    await expect(pool.job('exit')(null, ann)).rejects.toMatchObject({ type: 'general_unavailable' });
    expect(await pool.job('echo')('still here', ann)).toBe('still here');
  });

  it('keeps a thread free for other users while one fills the pool', async () => {
    const pool = openPool();
    const hostile = Array.from({ length: 5 }, () => pool.job('spin')(null, { ...ann, limit: 60_000 }));
    const results = Promise.allSettled(hostile);
    await expect(pool.job('echo')('quick', bob)).resolves.toBe('quick');
    await pool.close();
    expect((await results).every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('rejects tasks of a user beyond the queue limit', async () => {
    const pool = openPool({ queue: { waitingPerOwner: 2 } });
    const tasks = Array.from({ length: 4 }, () => pool.job('wait')(200, ann));
    const results = await Promise.allSettled(tasks);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(results[3]).toMatchObject({ reason: { type: 'work_busy' } });
  });

  it('reads pages on request', async () => {
    const pool = openPool();
    let read = 0;
    async function* pages() {
      for (read = 1; read <= 100; read += 1) yield read;
    }
    expect(await pool.job('sum')(null, { ...ann, pages: pages() })).toBe(5_050);
  });

  it('throws the error of reading a page', async () => {
    const pool = openPool();
    async function* pages() {
      yield 1;
      throw new RangeError('reading failed');
    }
    await expect(pool.job('sum')(null, { ...ann, pages: pages() })).rejects.toThrow('reading failed');
  });

  it('waits for each chunk to be received without counting the wait as work', async () => {
    const pool = openPool();
    const received: number[] = [];
    let concurrent = 0;
    const result = await pool.job('count')(6, {
      owner: 'ann',
      limit: 400,
      onChunk: async (chunk) => {
        concurrent += 1;
        expect(concurrent).toBe(1);
        await sleep(100);
        concurrent -= 1;
        received.push(chunk[0] ?? -1);
      },
    });
    expect(result).toBe('all');
    expect(received).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('stops a task whose caller disconnected', async () => {
    const pool = openPool();
    const caller = new AbortController();
    const task = pool.job('spin')(null, { ...ann, limit: 60_000, signal: caller.signal });
    setTimeout(() => caller.abort(new Error('gone')), 200);
    await expect(task).rejects.toThrow('gone');
    expect(await pool.job('echo')('free again', ann)).toBe('free again');
  });

  it('starts no thread before the first task and rejects tasks after close', async () => {
    const pool = openPool({ program: { path: '/nowhere.js', execArgv: [] } });
    await pool.close();
    await expect(pool.job('echo')('late', ann)).rejects.toMatchObject({ type: 'general_unavailable' });
  });

  it('rejects a task when its thread cannot start', async () => {
    const pool = openPool({ program: { path: '/nowhere.js', execArgv: [] }, start: 2_000 });
    await expect(pool.job('echo')('late', ann)).rejects.toMatchObject({ type: 'general_unavailable' });
  });
});
