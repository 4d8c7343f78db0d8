import { AppError } from '@kilim/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createManualClock } from '../clock/clock.ts';
import { queries } from '../db/index.ts';
import { silentLog } from '../log/log.ts';
import { createRateLimits, type RateLimits } from './rate-limit.ts';
import { deleteEndedRateLimits } from './rate-limit-cleanup.ts';
import { countUse, type RateLimitCount } from './rate-limit-table.ts';

const minute = 60_000;

/** The seconds to wait; 0 when the use was allowed. */
async function use(limits: RateLimits, key = 'ada'): Promise<number> {
  try {
    await limits.consume('sign-in', key, 3, 60);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError) || error.type !== 'general_rate_limit_exceeded') throw error;
    return Number(error.params['seconds']);
  }
}

describeOnEachEngine('shared rate limits', ({ transactions, clear }) => {
  const clock = createManualClock();
  const log = silentLog;
  let queriesMade = 0;
  const count = (uses: RateLimitCount) => {
    queriesMade += 1;
    return countUse(transactions.outside, uses);
  };
  const open = (): RateLimits => createRateLimits(1, { count, clock, log });
  afterEach(() => clear());

  it('are shared by two processes', async () => {
    const [one, two] = [open(), open()];
    expect([await use(one), await use(two), await use(one)]).toEqual([0, 0, 0]);
    expect([await use(two), await use(one)]).toEqual([60, 60]);
    expect(await use(two, 'mehmet')).toBe(0);
  });

  it('lose no use when many are counted concurrently', async () => {
    const processes = [open(), open()];
    const waits = await Promise.all(Array.from({ length: 20 }, (_, at) => use(processes[at % 2] ?? open())));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('report the time to wait and end with their window', async () => {
    const limits = open();
    for (let round = 0; round < 3; round += 1) await use(limits);
    clock.advance(15_500);
    expect(await use(limits)).toBe(45);
    clock.advance(44_499);
    expect(await use(limits)).toBe(1);
    clock.advance(1);
    expect(await use(limits)).toBe(0);
  });

  it('need no query while a limit is reached', async () => {
    const limits = open();
    for (let round = 0; round < 4; round += 1) await use(limits);
    queriesMade = 0;
    for (let round = 0; round < 50; round += 1) expect(await use(limits)).toBeGreaterThan(0);
    expect(queriesMade).toBe(0);
  });

  it('need a query for every tenth use of a generous limit and never exceed it', async () => {
    const [one, two] = [open(), open()];
    const isAllowed = (limits: RateLimits): Promise<boolean> =>
      limits.consume('location', 'office', 60, 60).then(
        () => true,
        () => false,
      );
    queriesMade = 0;
    for (let round = 0; round < 30; round += 1) expect(await isAllowed(one)).toBe(true);
    expect(queriesMade).toBe(5);
    let allowed = 30;
    for (let round = 0; round < 100; round += 1)
      if (await isAllowed(round % 2 === 0 ? one : two)) allowed += 1;
    expect(allowed).toBe(60);
    // Many concurrent uses in a window of their own.
    clock.advance(minute);
    const burst = await Promise.all(
      Array.from({ length: 200 }, (_, at) => isAllowed(at % 2 === 0 ? one : two)),
    );
    expect(burst.filter(Boolean).length).toBeLessThanOrEqual(60);
    expect(burst.filter(Boolean).length).toBeGreaterThanOrEqual(48);
  });

  it('start a new window after the clock was set back', async () => {
    const limits = open();
    clock.advance(1_000 * minute);
    for (let round = 0; round < 3; round += 1) await use(limits);
    clock.advance(-1_000 * minute);
    expect(await use(limits)).toBe(0);
  });

  it('store keys as hashes', async () => {
    await use(open(), 'ayse@ornek.test');
    const [row] = await queries(transactions.outside).selectFrom('rate_limits').selectAll().execute();
    expect(row).toEqual({
      key: expect.stringMatching(/^[\w-]{43}$/),
      used: 1,
      ends_at: clock.now() + minute,
    });
  });

  it('are deleted in batches after their window', async () => {
    const limits = open();
    for (let person = 0; person < 5; person += 1) await use(limits, `person ${person}`);
    clock.advance(30_000);
    await use(limits, 'still counted');
    clock.advance(30_000);
    await deleteEndedRateLimits({ transactions, clock });
    const rows = await queries(transactions.outside).selectFrom('rate_limits').select('used').execute();
    expect(rows).toEqual([{ used: 1 }]);
  });
});

describe('limits without a responding database', () => {
  const clock = createManualClock();
  it.each([
    ['fails', () => Promise.reject(new Error('connection refused'))],
    ['hangs', () => new Promise<never>(() => {})],
  ])('are counted by each process when it %s, and say so once', async (_name, count) => {
    const warnings: unknown[] = [];
    const log = { warn: (facts: unknown) => void warnings.push(facts) };
    const limits = createRateLimits(1, { count, clock, log, timeout: 20 });
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) waits.push(await use(limits));
    expect(waits).toEqual([0, 0, 0, 60]);
    expect(warnings).toHaveLength(1);
  });
});

it('applies a late result of the database to the next call', async () => {
  const clock = createManualClock();
  let answer: (use: { used: number; endsAt: number }) => void = () => {};
  const count = () => new Promise<{ used: number; endsAt: number }>((resolve) => (answer = resolve));
  const limits = createRateLimits(1, { count, clock, log: silentLog, timeout: 10 });
  expect(await use(limits)).toBe(0);
  answer({ used: 50, endsAt: clock.now() + 30_000 });
  await Promise.resolve();
  expect(await use(limits)).toBe(30);
});
