import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrameMessage } from '../protocol.ts';
import { captureConsole, LINES_PER_SECOND } from './console-capture.ts';
import { describeArguments } from './console-value.ts';
import { formatMessage } from './format-message.ts';

function startCapture() {
  const posted: FrameMessage[] = [];
  const printed: unknown[][] = [];
  const timers: (() => void)[] = [];
  const clock = { now: 0 };
  const print = (...values: unknown[]) => {
    printed.push(values);
  };
  const target = { log: print, info: print, warn: print, error: print, debug: print };
  captureConsole({
    target,
    post: (message) => posted.push(message),
    now: () => clock.now,
    later: (task) => timers.push(task),
  });
  return { target, posted, printed, timers, clock };
}

describe('captureConsole', () => {
  it('sends and prints each level', () => {
    const { target, posted, printed } = startCapture();
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) target[level](level, 1);
    expect(posted.map((message) => message.type === 'console' && message.entry.level)).toEqual([
      'log',
      'info',
      'warn',
      'error',
      'debug',
    ]);
    expect(printed).toHaveLength(5);
  });

  it('drops lines above the rate and reports their number once', () => {
    const { target, posted, printed, timers, clock } = startCapture();
    for (let index = 0; index < 5000; index += 1) target.log(index);
    expect(posted).toHaveLength(LINES_PER_SECOND);
    expect(printed).toHaveLength(LINES_PER_SECOND);
    expect(timers).toHaveLength(1);
    clock.now = 1000;
    timers[0]?.();
    target.log('again');
    expect(posted.slice(LINES_PER_SECOND)).toMatchObject([
      { type: 'console-dropped', count: 5000 - LINES_PER_SECOND },
      { type: 'console' },
    ]);
  });

  it('reports the position of the call', () => {
    const { target, posted } = startCapture();
    Object.assign(globalThis, { capturedTarget: target });
    (0, eval)("(function log() {\n  capturedTarget.log('x');\n})\n//# sourceURL=app://project/src/a.ts?4")();
    expect(posted[0]).toMatchObject({
      entry: { position: { path: 'src/a.ts', version: 4, line: 2, name: 'log' } },
    });
  });
});

describe('describeArguments', () => {
  it('describes values of every kind', () => {
    expect(describeArguments(['a', 1, null, undefined, true, 2n, Symbol('s'), function named() {}])).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'primitive', type: 'number', text: '1' },
      { kind: 'primitive', type: 'null', text: 'null' },
      { kind: 'primitive', type: 'undefined', text: 'undefined' },
      { kind: 'primitive', type: 'boolean', text: 'true' },
      { kind: 'primitive', type: 'bigint', text: '2' },
      { kind: 'primitive', type: 'symbol', text: 'Symbol(s)' },
      { kind: 'primitive', type: 'function', text: 'named' },
    ]);
    class Person {
      name = 'Ada';
    }
    expect(describeArguments([new Person(), [1], new Map([['k', 2]]), new TypeError('bad')])).toMatchObject([
      { kind: 'record', name: 'Person', entries: [['name', { text: 'Ada' }]] },
      { kind: 'list', name: 'Array', items: [{ text: '1' }], more: 0 },
      { kind: 'record', name: 'Map', entries: [['k', { text: '2' }]] },
      { kind: 'error', name: 'TypeError', message: 'bad' },
    ]);
  });

  it('handles cycles, throwing getters and hostile proxies', () => {
    const cycle: Record<string, unknown> = {
      get broken() {
        throw new Error('no');
      },
    };
    cycle.self = cycle;
    const hostile = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
        getPrototypeOf: () => {
          throw new Error('no');
        },
      },
    );
    expect(describeArguments([cycle, hostile])).toMatchObject([
      {
        kind: 'record',
        entries: [
          ['broken', { type: 'undefined' }],
          ['self', { kind: 'cut' }],
        ],
      },
      { kind: 'cut' },
    ]);
  });

  it('limits the size of any value', () => {
    const wide = Array.from({ length: 1000 }, (_, index) => ({ index, text: 'x'.repeat(500) }));
    const deep = Array.from({ length: 50 }).reduce<object>((inner) => ({ inner }), {});
    expect(JSON.stringify(describeArguments([wide, deep, 'y'.repeat(1_000_000)])).length).toBeLessThan(
      60_000,
    );
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withMap: true, withSet: true, withNullPrototype: true }),
        (value) => {
          expect(JSON.stringify(describeArguments([value])).length).toBeLessThan(60_000);
        },
      ),
    );
  });
});

describe('formatMessage', () => {
  it('replaces format specifiers like browsers', () => {
    expect(formatMessage(['%s has %d of %o%%, %cred', 'Ada', 3.7, { a: 1 }, 'color: red', 'rest'])).toEqual([
      'Ada has 3 of {"a":1}%, red',
      'rest',
    ]);
    expect(formatMessage(['100 %s'])).toEqual(['100 %s']);
    expect(formatMessage([{ a: 1 }, '%s'])).toEqual([{ a: 1 }, '%s']);
    expect(formatMessage(['%s %s', 'one'])).toEqual(['one %s']);
  });
});
