import { describe, expect, it } from 'vitest';
import { STORAGE_ITEMS, type StorageChange, type StoredItem } from '../protocol.ts';
import { AppData } from './app-data.ts';

/** A storage that records what it is asked to do, and a clock that only moves by hand. */
function start(read: () => Promise<readonly StoredItem[]> = async () => [['a', '1']]) {
  const log: unknown[] = [];
  const tasks = new Map<() => void, number>();
  let time = 0;
  let finishWrite: (() => void) | null = null;
  let isSlow = false;
  const data = new AppData(
    {
      read,
      write: (changes: readonly StorageChange[]) => {
        log.push(changes);
        return isSlow ? new Promise<void>((resolve) => (finishWrite = resolve)) : Promise.resolve();
      },
      clear: async () => log.push('clear'),
    },
    {
      now: () => time,
      later: (task, delay) => {
        tasks.set(task, time + delay);
        return () => tasks.delete(task);
      },
    },
    () => {
      log.push('late');
    },
  );
  const pass = async (delay: number): Promise<void> => {
    time += delay;
    for (const [task, due] of tasks) {
      if (due <= time && tasks.delete(task)) task();
    }
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { data, log, pass, slow: () => (isSlow = true), finish: () => finishWrite?.() };
}

describe('AppData', () => {
  it('gives what was kept and what the app stored since', async () => {
    const { data } = start();
    await data.ready;
    data.accept([['b', '2']]);
    expect(data.items()).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
  });

  it('writes the last value of each key once after a pause', async () => {
    const { data, log, pass } = start();
    await data.ready;
    data.accept([
      ['b', '2'],
      ['a', null],
    ]);
    data.accept([['b', '3']]);
    expect(log).toEqual([]);
    await pass(500);
    expect(log).toEqual([
      [
        ['b', '3'],
        ['a', null],
      ],
    ]);
  });

  it('collects changes while a write runs', async () => {
    const { data, log, pass, slow, finish } = start();
    await data.ready;
    slow();
    data.accept([['a', '2']]);
    await pass(500);
    data.accept([['a', '3']]);
    await pass(500);
    data.accept([['a', '4']]);
    await pass(500);
    expect(log).toEqual([[['a', '2']]]);
    finish();
    await pass(0);
    expect(log).toEqual([[['a', '2']], [['a', '4']]]);
  });

  it('writes at once when the page is left or the host ends', async () => {
    const { data, log, pass } = start();
    await data.ready;
    data.accept([['a', '2']]);
    data.dispose();
    await pass(0);
    expect(log).toEqual([[['a', '2']]]);
  });

  it('erases everything and forgets what was not written yet', async () => {
    const { data, log, pass } = start();
    await data.ready;
    data.accept([['b', '2']]);
    data.reset();
    await pass(1000);
    expect(data.items()).toEqual([]);
    expect(log).toEqual(['clear']);
  });

  it('starts without the kept values after a reset that was faster than the read', async () => {
    const { data } = start();
    data.reset();
    await data.ready;
    expect(data.items()).toEqual([]);
  });

  it.each([
    ['never answers', () => new Promise<never>(() => undefined)],
    ['fails', () => Promise.reject(new Error('blocked'))],
  ])('starts empty and keeps nothing when the storage %s', async (_, read) => {
    const { data, log, pass } = start(read);
    for (let step = 0; step < 4; step += 1) await pass(500);
    await data.ready;
    data.accept([['a', 'new']]);
    await pass(500);
    expect(data.items()).toEqual([['a', 'new']]);
    expect(log).toEqual([]);
  });

  /** A read that answers with what the test gives it. */
  function startSlowly() {
    let answer: (items: readonly StoredItem[]) => void = () => undefined;
    const started = start(() => new Promise((resolve) => (answer = resolve)));
    const beLate = async (): Promise<void> => {
      for (let step = 0; step < 4; step += 1) await started.pass(500);
      await started.data.ready;
    };
    return { ...started, beLate, answer: (items: readonly StoredItem[]) => answer(items) };
  }

  it('takes an answer that was there when a busy page found the time over', async () => {
    const { data, log, pass, answer } = startSlowly();
    // One timer of a page that did nothing else for a minute, then the answer.
    await pass(60_000);
    answer([['count', '2']]);
    await data.ready;
    expect(data.items()).toEqual([['count', '2']]);
    expect(log).toEqual([]);
  });

  it('starts the app again with what was kept when that arrives late, and never writes over it', async () => {
    const { data, log, pass, answer, beLate } = startSlowly();
    await beLate();
    expect(data.items()).toEqual([]);
    data.accept([['count', '1']]);
    await pass(500);
    answer([['count', '2']]);
    await pass(0);
    expect(data.items()).toEqual([['count', '2']]);
    expect(log).toEqual(['late']);
    data.accept([['count', '3']]);
    await pass(500);
    expect(log).toEqual(['late', [['count', '3']]]);
  });

  it('keeps what the app stored before a late answer that nothing was kept', async () => {
    const { data, log, pass, answer, beLate } = startSlowly();
    await beLate();
    data.accept([['count', '1']]);
    await pass(500);
    expect(log).toEqual([]);
    answer([]);
    await pass(0);
    expect(log).toEqual([[['count', '1']]]);
  });

  it('leaves erased what was erased before a late answer', async () => {
    const { data, log, pass, answer, beLate } = startSlowly();
    await beLate();
    data.reset();
    answer([['count', '2']]);
    data.accept([['count', '1']]);
    await pass(500);
    expect(data.items()).toEqual([['count', '1']]);
    expect(log).toEqual(['clear', [['count', '1']]]);
  });

  it('writes what waits beside a running write when the page is left', async () => {
    const { data, log, pass, slow } = start();
    await data.ready;
    slow();
    data.accept([['a', '2']]);
    await pass(500);
    data.accept([['a', '3']]);
    data.leave();
    expect(log).toEqual([[['a', '2']], [['a', '3']]]);
  });

  it('keeps nothing more of an app that adds and removes keys without end', async () => {
    const { data, log, pass } = start();
    await data.ready;
    for (let round = 0; round < 3; round += 1) {
      const keys = Array.from({ length: 2 * STORAGE_ITEMS }, (_, index) => `${round} ${index}`);
      data.accept(keys.map((key) => [key, null]));
    }
    await pass(500);
    data.accept([['a', '2']]);
    await pass(500);
    expect(log).toEqual([]);
  });

  it('ignores messages of an app that floods', async () => {
    const { data } = start();
    await data.ready;
    for (let index = 0; index < 100; index += 1) data.accept([[`k${index}`, '']]);
    expect(data.items()).toHaveLength(31);
  });
});
