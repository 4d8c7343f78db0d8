import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createManualClock } from '../clock/clock.ts';
import { queries } from '../db/index.ts';
import { silentLog } from '../log/log.ts';
import { backoffAfter, createJobs, type JobHandlers, type Jobs } from './jobs.ts';
import { repeat, withLongestDelay } from './repeat.ts';

it('doubles the delay after each failure up to one hour', () => {
  expect([1, 2, 3, 10, 40].map(backoffAfter)).toEqual([5_000, 10_000, 20_000, 2_560_000, 3_600_000]);
});

describeOnEachEngine('jobs', (engine) => {
  afterEach(() => engine.clear());

  const setUp = (handlers: JobHandlers) => {
    const clock = createManualClock();
    const open = () =>
      createJobs({
        transactions: engine.transactions,
        engine: engine.name,
        clock,
        handlers,
        log: silentLog,
      });
    return { clock, open, jobs: open() };
  };
  const add = (jobs: Jobs, kind: string, payload: unknown, options = {}) =>
    engine.transactions.run((tx) => jobs.enqueue(tx, kind, payload, options));
  const readRows = () =>
    queries(engine.transactions.outside).selectFrom('jobs').selectAll().orderBy('id').execute();

  it('of other kinds do not wait for a queue of long ones, and each runs in one queue', async () => {
    const seen: string[] = [];
    const handlers = { long: async () => void seen.push('long'), short: async () => void seen.push('short') };
    const ports = {
      transactions: engine.transactions,
      engine: engine.name,
      clock: createManualClock(),
      handlers,
      log: silentLog,
    };
    const short = createJobs({ ...ports, kinds: { except: ['long'] } });
    const long = createJobs({ ...ports, kinds: { only: ['long'] } });
    await add(long, 'long', {});
    await add(short, 'short', {});
    expect(await short.runDue()).toBe(1);
    expect(seen).toEqual(['short']);
    expect(await long.runDue()).toBe(1);
    expect(seen).toEqual(['short', 'long']);
  });

  it('run once with their payload, oldest first', async () => {
    const seen: unknown[] = [];
    const { clock, jobs } = setUp({ note: async (payload) => void seen.push(payload) });
    await add(jobs, 'note', { n: 1 });
    clock.advance(10);
    await add(jobs, 'note', { n: 2 });
    expect(await jobs.runDue()).toBe(2);
    expect(await jobs.runDue()).toBe(0);
    expect(seen).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('are not enqueued when the transaction fails', async () => {
    const { jobs } = setUp({ note: async () => {} });
    const work = engine.transactions.run(async (tx) => {
      await jobs.enqueue(tx, 'note', {});
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await jobs.runDue()).toBe(0);
  });

  it('do not run before they are due', async () => {
    const { clock, jobs } = setUp({ note: async () => {} });
    await add(jobs, 'note', {}, { runAt: clock.now() + 1000 });
    expect(await jobs.runDue()).toBe(0);
    clock.advance(1000);
    expect(await jobs.runDue()).toBe(1);
  });

  it('are enqueued once per unique key until they have run', async () => {
    const { jobs } = setUp({ note: async () => {} });
    const options = { uniqueKey: 'note:1' };
    expect(await add(jobs, 'note', {}, options)).toBe(true);
    expect(await add(jobs, 'note', {}, options)).toBe(false);
    expect(await jobs.runDue()).toBe(1);
    expect(await add(jobs, 'note', {}, options)).toBe(true);
  });

  it('are retried after a delay and lose their error on success', async () => {
    let isBroken = true;
    const { clock, jobs } = setUp({
      note: async () => {
        if (isBroken) throw new Error('mail server is down');
      },
    });
    await add(jobs, 'note', {});
    expect(await jobs.runDue()).toBe(1);
    expect(await readRows()).toMatchObject([
      { attempts: 1, last_error: 'mail server is down', done_at: null },
    ]);
    expect(await jobs.runDue()).toBe(0);
    isBroken = false;
    clock.advance(5_000);
    expect(await jobs.runDue()).toBe(1);
    expect(await readRows()).toMatchObject([{ attempts: 2, last_error: null, done_at: clock.now() }]);
  });

  it('fail after ten attempts and keep the reason', async () => {
    const { clock, jobs } = setUp({ note: () => Promise.reject(new Error('never')) });
    await add(jobs, 'note', {}, { uniqueKey: 'dead' });
    let tries = 0;
    for (let round = 0; round < 20; round += 1) {
      tries += await jobs.runDue();
      clock.advance(3_600_000);
    }
    expect(tries).toBe(10);
    const [row] = await readRows();
    expect(row).toMatchObject({ attempts: 10, last_error: 'never', unique_key: null });
    expect(row?.done_at).not.toBeNull();
  });

  it('fail without a handler for their kind', async () => {
    const { jobs } = setUp({});
    await add(jobs, 'toString', {});
    await jobs.runDue();
    expect(await readRows()).toMatchObject([{ last_error: 'No handler for jobs of kind toString' }]);
  });

  it('are claimed by one process each', async () => {
    let runs = 0;
    const { open, jobs } = setUp({
      note: async () => {
        runs += 1;
      },
    });
    for (let n = 0; n < 12; n += 1) await add(jobs, 'note', { n });
    const taken = await Promise.all([open(), open(), open()].map((process) => process.runDue()));
    expect(taken.reduce((sum, n) => sum + n, 0)).toBe(12);
    expect(runs).toBe(12);
  });

  it('are claimed by another process when the lease has expired', async () => {
    const seen: string[] = [];
    const hanging = createSignal();
    const taken = createSignal();
    const { clock, open } = setUp({});
    const common = { transactions: engine.transactions, engine: engine.name, clock, log: silentLog };
    const stuck = createJobs({
      ...common,
      handlers: {
        note: async () => {
          taken.resolve();
          await hanging.promise;
          throw new Error('lease lost');
        },
      },
    });
    const alive = createJobs({ ...common, handlers: { note: async () => void seen.push('alive') } });
    await add(open(), 'note', {});
    const stuckRun = stuck.runDue();
    await taken.promise;
    expect(await alive.runDue()).toBe(0);
    clock.advance(60_000);
    expect(await alive.runDue()).toBe(1);
    hanging.resolve();
    await stuckRun;
    expect(seen).toEqual(['alive']);
    expect(await readRows()).toMatchObject([{ attempts: 2, last_error: null }]);
  });

  it('repeat after their interval, also after a final failure', async () => {
    let runs = 0;
    const { clock, open, jobs } = setUp({
      tidy: repeat(24 * 3_600_000, async () => {
        runs += 1;
        if (runs > 1) throw new Error('never');
      }),
    });
    await Promise.all([jobs, open()].map((process) => process.runDue()));
    expect(runs).toBe(1);
    clock.advance(24 * 3_600_000 - 1);
    expect(await jobs.runDue()).toBe(0);
    clock.advance(1);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await jobs.runDue()).toBe(1);
      clock.advance(3_600_000);
    }
    const waiting = (await readRows()).filter((row) => row.done_at === null);
    expect(waiting).toMatchObject([{ kind: 'tidy', unique_key: 'tidy', attempts: 0 }]);
  });

  describe('after the clock was set back by hours', () => {
    const jump = -5 * 3_600_000;

    it('are claimed by another process after one lease', async () => {
      const { promise: taken, resolve: take } = createSignal();
      const { promise: ended, resolve: end } = createSignal();
      const { clock, open, jobs } = setUp({ note: async () => {} });
      const common = { transactions: engine.transactions, engine: engine.name, clock, log: silentLog };
      const dead = createJobs({
        ...common,
        handlers: {
          note: () => {
            take();
            return ended;
          },
        },
      });
      await add(jobs, 'note', {});
      const running = dead.runDue();
      await taken;
      clock.advance(jump);
      // The process with the lease might be alive and renew it.
      expect(await open().runDue()).toBe(0);
      clock.advance(60_000);
      expect(await open().runDue()).toBe(1);
      const done = [{ attempts: 2, last_error: null, done_at: clock.now() }];
      expect(await readRows()).toMatchObject(done);
      // It renews its lease until its handler ends, which must be before the database of this test is removed.
      clock.advance(1000);
      end();
      await running;
      expect(await readRows()).toMatchObject(done);
    });

    it('run immediate jobs immediately and retries within the longest delay', async () => {
      let isBroken = true;
      const { clock, jobs } = setUp({
        note: async () => {
          if (isBroken) throw new Error('mail server is down');
        },
      });
      await add(jobs, 'note', { n: 1 });
      await jobs.runDue();
      isBroken = false;
      await add(jobs, 'note', { n: 2 });
      clock.advance(jump);
      expect(await jobs.runDue()).toBe(2);
    });

    it('run a repeating job at most one interval later', async () => {
      let runs = 0;
      const { clock, jobs } = setUp({ tidy: repeat(3_600_000, async () => void (runs += 1)) });
      await jobs.runDue();
      clock.advance(jump);
      await jobs.runDue();
      expect(runs).toBe(2);
      const waiting = (await readRows()).filter((row) => row.done_at === null);
      expect(waiting).toMatchObject([{ run_at: clock.now() + 3_600_000 }]);
    });

    it('run a scheduled job that is further ahead than its longest delay', async () => {
      const seen: unknown[] = [];
      const handler = withLongestDelay(60_000, async (payload) => void seen.push(payload));
      const { clock, jobs } = setUp({ note: handler });
      await add(jobs, 'note', { n: 1 }, { runAt: clock.now() + 60_000 });
      expect(await jobs.runDue()).toBe(0);
      clock.advance(jump);
      expect(await jobs.runDue()).toBe(1);
      expect(seen).toEqual([{ n: 1 }]);
    });

    it('keep the time of other scheduled jobs', async () => {
      const { clock, jobs } = setUp({ note: async () => {} });
      const runAt = clock.now() + 30_000;
      await add(jobs, 'note', {}, { runAt });
      clock.advance(jump);
      expect(await jobs.runDue()).toBe(0);
      expect(await readRows()).toMatchObject([{ run_at: runAt, attempts: 0 }]);
    });
  });

  it('run soon after a transaction enqueued them', async () => {
    const { promise, resolve } = createSignal();
    const { jobs } = setUp({ note: async () => resolve() });
    jobs.start();
    await add(jobs, 'note', {});
    await Promise.race([promise, wait(10_000).then(() => Promise.reject(new Error('the job did not run')))]);
    await jobs.stop();
    expect(await readRows()).toMatchObject([{ attempts: 1, last_error: null }]);
  });
});

function createSignal(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
