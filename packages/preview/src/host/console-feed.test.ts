import { describe, expect, it } from 'vitest';
import type { RawConsoleEntry } from '../protocol.ts';
import { ConsoleFeed } from './console-feed.ts';
import { describeRuntimeError } from './describe-runtime-error.ts';
import type { ConsoleEntry } from './options.ts';

const line = (text: string, at: number | null): RawConsoleEntry => ({
  level: 'log',
  values: [{ kind: 'text', text }],
  position: at === null ? null : { path: 'a.ts', version: 1, line: at, column: 1, name: null },
});
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('ConsoleFeed', () => {
  it('emits mapped lines in order while a mapping is pending', async () => {
    const batches: (readonly ConsoleEntry[])[] = [];
    const answers: (() => void)[] = [];
    const feed = new ConsoleFeed({
      findPositions: (positions) =>
        new Promise((resolve) => {
          answers.push(() =>
            resolve({
              frame: null,
              calls: positions.map(({ path, line: row }) =>
                row === 9 ? null : { path, line: row + 100, column: 2, name: 'f' },
              ),
            }),
          );
        }),
      emit: (entries) => batches.push(entries),
      now: () => 42,
    });
    feed.add(line('one', null));
    feed.add(line('two', 5));
    feed.add(line('three', 9));
    await settle();
    feed.addDropped(7);
    feed.addRestart();
    await settle();
    expect(batches).toEqual([]);
    answers[0]?.();
    await settle();
    const rows = batches
      .flat()
      .map((entry) =>
        entry.kind === 'entry' ? [entry.id, entry.location?.line ?? null] : [entry.id, entry.kind],
      );
    expect(rows).toEqual([
      [1, null],
      [2, 105],
      [3, null],
      [4, 'dropped'],
      [5, 'restarted'],
    ]);
  });

  it('counts lines above the queue limit and keeps restarts', async () => {
    const shown: ConsoleEntry[] = [];
    const answers: (() => void)[] = [];
    const feed = new ConsoleFeed({
      findPositions: () => new Promise((resolve) => answers.push(() => resolve({ frame: null, calls: [] }))),
      emit: (entries) => shown.push(...entries),
      now: () => 42,
    });
    feed.add(line('first', 1));
    await settle();
    for (let index = 0; index < 50_000; index += 1) feed.add(line('more', null));
    feed.addRestart();
    feed.addDropped(5);
    answers[0]?.();
    await settle();
    expect(shown).toHaveLength(1004);
    expect(shown.slice(-3)).toMatchObject([
      { kind: 'dropped', count: 49_000 },
      { kind: 'restarted' },
      { kind: 'dropped', count: 5 },
    ]);
  });
});

describe('describeRuntimeError', () => {
  const raw = { name: 'TypeError', message: 'no', positions: [], origin: 'render', path: null } as const;

  it('uses the innermost call in the project', () => {
    const call = { path: 'src/a.ts', line: 2, column: 3, name: 'f' };
    expect(describeRuntimeError(raw, { calls: [null, call], frame: 'lines' })).toEqual({
      code: 'runtime',
      message: 'TypeError: no',
      params: { path: 'src/a.ts' },
      path: 'src/a.ts',
      line: 2,
      column: 3,
      frame: 'lines',
      stack: [call],
    });
  });

  it('falls back to the evaluated file', () => {
    const error = describeRuntimeError(
      { ...raw, name: 'Error', origin: 'entry', path: 'App.tsx' },
      { calls: [], frame: null },
    );
    expect(error).toMatchObject({
      code: 'entry_without_component',
      message: 'no',
      path: 'App.tsx',
      line: null,
      frame: null,
    });
  });
});
