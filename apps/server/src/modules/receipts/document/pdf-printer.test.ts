import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPdfText } from '../testing/read-pdf-text.ts';
import { createPdfPrinter } from './pdf-printer.ts';
import { startPdfThread } from './pdf-thread.ts';
import { describeReceipt } from './receipt-document.ts';
import { sampleReceipt } from './sample-receipt.ts';

const time = Date.parse('2026-11-21T09:00:00Z');
const issuer = { name: 'Kilim', taxId: '', address: 'Çarşı 1, Uşak', phone: '', email: '', logo: null };
const document = describeReceipt(sampleReceipt(time, 'tr'), issuer, 'tr');
const titled = (title: string) => ({ ...document, title });
const createdAt = new Date(time);

/** A thread that runs a program of the test. `answer` sends bytes back that name the receipt. */
const run = (onOrder: string) => () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
    const answer = ({ document }) =>
      parentPort.postMessage({ ok: true, bytes: new TextEncoder().encode(document.title) });
    parentPort.on('message', (order) => { ${onOrder} });`,
    { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } },
  );
const readable = run('answer(order)');
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const lost = { type: 'general_unavailable' };

describe('the printer of receipts', () => {
  afterEach(() => vi.useRealTimers());

  it('draws in a thread of its own what the renderer draws', async () => {
    const print = createPdfPrinter();
    const [first, second] = await Promise.all([print(document, createdAt), print(document, createdAt)]);
    for (const bytes of [first, second]) {
      expect(readPdfText(bytes).join('|')).toContain('Çarşı 1, Uşak');
    }
  });

  it('starts one thread and answers everybody with their own', async () => {
    const start = vi.fn(readable);
    const print = createPdfPrinter({ startThread: start });
    const titles = Array.from({ length: 20 }, (_, at) => `Makbuz ${at}`);
    const drawn = await Promise.all(titles.map((title) => print(titled(title), createdAt)));
    expect(drawn.map(textOf)).toEqual(titles);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['ends', 'process.exit(1)'],
    ['throws', "throw new Error('broken')"],
    ['runs out of memory', 'const all = []; for (;;) all.push([order])'],
  ])('survives a thread that %s, at the cost of one receipt', async (_name, failure) => {
    const start = vi.fn(run(`if (order.document.title === 'bad') { ${failure} } else answer(order)`));
    const print = createPdfPrinter({ startThread: start });
    const results = await Promise.allSettled(
      ['1', 'bad', '2', '3'].map((title) => print(titled(title), createdAt)),
    );
    expect(results.map((result) => (result.status === 'fulfilled' ? textOf(result.value) : 'lost'))).toEqual([
      '1',
      'lost',
      '2',
      '3',
    ]);
    expect(results[1]).toMatchObject({ reason: lost });
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('ends a thread that does not come to an end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const threads: Worker[] = [];
    const startThread = (): Worker => {
      const thread = run("if (order.document.title === 'endless') for (;;); answer(order)")();
      threads.push(thread);
      return thread;
    };
    const print = createPdfPrinter({ startThread, patience: 20_000 });
    const results = Promise.allSettled([print(titled('endless'), createdAt), print(titled('2'), createdAt)]);
    vi.advanceTimersByTime(20_000);
    const [first, second] = await results;
    expect(first).toMatchObject({ status: 'rejected', reason: lost });
    expect(second?.status === 'fulfilled' && textOf(second.value)).toBe('2');
    expect(threads).toHaveLength(2);
  });

  it('gives a thread up that nobody needs, and starts another for the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const threads: Worker[] = [];
    const startThread = (): Worker => {
      const thread = readable();
      threads.push(thread);
      return thread;
    };
    const print = createPdfPrinter({ startThread, idleMaximum: 60_000 });
    for (const title of ['1', '2']) {
      await print(titled(title), createdAt);
      vi.advanceTimersByTime(59_999);
    }
    expect(threads).toHaveLength(1);
    const ended = once(threads[0] as Worker, 'exit');
    vi.advanceTimersByTime(1);
    await ended;
    expect(textOf(await print(titled('3'), createdAt))).toBe('3');
    expect(threads).toHaveLength(2);
  });

  it('refuses what would wait too long, and takes orders again afterwards', async () => {
    const print = createPdfPrinter({ startThread: readable, waitingMaximum: 2 });
    const results = await Promise.allSettled(
      ['1', '2', '3', '4'].map((title) => print(titled(title), createdAt)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(results[3]).toMatchObject({ reason: lost });
    expect(textOf(await print(titled('5'), createdAt))).toBe('5');
  });

  it('says what cannot be drawn and keeps its thread', async () => {
    const start = vi.fn(startPdfThread);
    const print = createPdfPrinter({ startThread: start });
    const broken = { ...document, table: null as never };
    await expect(print(broken, createdAt)).rejects.toThrow(/Receipt not drawn/);
    expect(readPdfText(await print(document, createdAt)).join('|')).toContain('Kilim');
    expect(start).toHaveBeenCalledTimes(1);
  });
});
