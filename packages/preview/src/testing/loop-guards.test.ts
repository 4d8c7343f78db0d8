import { moduleRunnerTransformSync, transformSync } from 'oxc-transform';
import { describe, expect, it } from 'vitest';
import type { ModuleRecord } from '../protocol.ts';
import { EndlessLoopError, LoopClock, LoopGuard } from '../runtime/loop-guard.ts';
import { ModuleRegistry } from '../runtime/module-registry.ts';
import { describeThrown } from '../runtime/runtime-errors.ts';
import { asNamespace } from '../runtime/vendor.ts';
import { addLoopGuards, columnBefore } from '../worker/loop-guards.ts';
import { createOxcTransform } from '../worker/oxc-transform.ts';
import { PositionMaps } from '../worker/position-maps.ts';
import { createSucraseTransform } from '../worker/sucrase-transform.ts';
import type { Transform } from '../worker/transform.ts';

// Runs code with loop guards as the frame does, with a clock that advances 1 ms per call.

const PATH = 'src/App.ts';

function runModule(transform: Transform, source: string) {
  const result = transform.transform(PATH, source);
  if (!result.ok) throw new Error(result.error.message);
  const guarded = addLoopGuards(result.code);
  const maps = new PositionMaps();
  maps.add(PATH, 1, source, { maps: result.maps, insertions: guarded.insertions });
  const turns: (() => void)[] = [];
  let time = 0;
  const clock = new LoopClock({
    now: () => {
      time += 1;
      return time;
    },
    later: (task) => turns.push(task),
  });
  const registry = new ModuleRegistry({
    loadVendor: () => asNamespace({}),
    refresh: {
      isComponent: () => false,
      register: () => undefined,
      signature: () => (value: unknown) => value,
    },
    evaluate: (script) => (0, eval)(script),
    createLoopGuard: (path, version) => new LoopGuard(clock, path, version),
  });
  const record: ModuleRecord = {
    path: PATH,
    version: 1,
    format: result.format,
    code: guarded.code,
    links: {},
  };
  const { failure } = registry.update([record], [], PATH);
  return {
    exports: registry.exportsOf(PATH) ?? {},
    error: failure?.error,
    placeOf: (error: unknown) => {
      const [first] = describeThrown(error, 'event').positions;
      return first ? maps.trace(first) : null;
    },
    nextTurn: () => {
      for (const task of turns.splice(0)) task();
    },
  };
}

function thrownBy(task: () => unknown): unknown {
  try {
    task();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

const ENDLESS: Readonly<Record<string, string>> = {
  for: 'for (;;) {}',
  'for without a block': 'let n = 0;\nfor (;;) n += 1;',
  'while with an empty statement': 'while (true);',
  'do-while': 'let n = 0;\ndo n += 1; while (n > 0);',
  'for-of over a generator': 'function* all() { while (true) yield 1; }\nfor (const _ of all()) ;',
  'a loop in a loop that catches': 'for (;;) { try { for (;;) {} } catch {} }',
  'a label that goes on': 'outer: for (;;) { for (;;) continue outer; }',
  'an else behind it': 'if (Date.now() > 0) while (true); else throw 1;',
};

const ENDING: readonly (readonly [string, string, unknown])[] = [
  [
    'bodies of one statement',
    'let n = 0; for (let i = 0; i < 5; i += 1) for (const x of [1, 2]) n += x; const out = n;',
    15,
  ],
  ['do without a block', 'let n = 0; do n++; while (n < 9); const out = n;', 9],
  ['if and else around', 'let n = 0; if (n) for (;;) ; else while (n < 3) n++; const out = n;', 3],
  [
    'labels',
    'let n = 0; a: for (const i of [1, 2, 3]) { for (const j of [1, 2]) { if (j === 2) continue a; n += i; } } const out = n;',
    6,
  ],
  [
    'closures over each round',
    'const f: (() => number)[] = []; for (let i = 0; i < 3; i++) f.push(() => i); const out = f.map((g) => g());',
    [0, 1, 2],
  ],
  [
    'for-in',
    'const k: string[] = []; for (const key in { a: 1, b: 2 }) k.push(key); const out = k;',
    ['a', 'b'],
  ],
  [
    'words in texts and properties',
    'const out = ["for (;;) {}", `while ${1} do`, /for(;;){}/.source, ({ while: 1 }).while];',
    ['for (;;) {}', 'while 1 do', 'for(;;){}', 1],
  ],
  [
    'an else behind loops without a block',
    'let n = 0; const add = (all: boolean) => { if (all) for (const x of [1, 2]) if (x > 1) n += x; else n += 10; else n += 100; }; add(true); add(false); const out = n;',
    112,
  ],
  ['no semicolons', 'let n = 0\nwhile (n < 2)\n  n++\nconst out = n', 2],
];

for (const transform of [
  createOxcTransform({ transformSync, moduleRunnerTransformSync } as never),
  createSucraseTransform(),
]) {
  describe(`loop guards in the code of ${transform.name}`, () => {
    it.each(Object.entries(ENDLESS))('stop %s', (_, source) => {
      const lines = source.split('\n');
      const { error, placeOf } = runModule(transform, `// first line\n${source}\nexport {};`);
      expect(error).toBeInstanceOf(EndlessLoopError);
      expect(placeOf(error)).toMatchObject({ path: PATH });
      // In the last line with a loop, or in a function that it calls.
      expect([2, lines.length + 1]).toContain(placeOf(error)?.line);
    });

    it.each(ENDING)('do not change the result of %s', (_, source, result) => {
      const { exports, error } = runModule(transform, `${source}\nexport const result = out;`);
      expect(error).toBeUndefined();
      expect(exports['result']).toEqual(result);
    });

    it('report the line of the endless loop', () => {
      const source =
        'export function a(n: number) {\n  for (let i = 0; i < n; i++) ;\n\n  while (n > 0) {\n    n++;\n  }\n}\n';
      const { exports, placeOf } = runModule(transform, source);
      const error = thrownBy(() => (exports['a'] as (n: number) => void)(5));
      expect(placeOf(error)).toMatchObject({ path: PATH, line: 4 });
    });

    it('do not stop a generator that runs over many turns', () => {
      const { exports, nextTurn } = runModule(
        transform,
        'export function* ids() { for (let id = 0; ; id++) yield id; }',
      );
      const ids = (exports['ids'] as () => Generator<number>)();
      let last = 0;
      for (let turn = 0; turn < 100; turn += 1) {
        for (let index = 0; index < 20_000; index += 1) last = ids.next().value as number;
        nextTurn();
      }
      expect(last).toBe(1_999_999);
    });

    it('keep the positions of following code on the same line', () => {
      const source =
        'export function f(list: number[]) { for (const n of list) { if (n > 1) throw new Error("late"); } }';
      const { exports, placeOf } = runModule(transform, source);
      const error = thrownBy(() => (exports['f'] as (list: number[]) => void)([1, 2]));
      const place = placeOf(error);
      expect(place?.line).toBe(1);
      expect(source.slice((place?.column ?? 1) - 1)).toMatch(/^(new )?Error\("late"\)/);
    });
  });
}

describe('LoopClock', () => {
  it('resets when the event loop runs and limits the time of a long pause', () => {
    let time = 0;
    const turns: (() => void)[] = [];
    const clock = new LoopClock({ now: () => time, later: (task) => turns.push(task) });
    const guard = new LoopGuard(clock, PATH, 1);
    const checkAfter = (elapsed: number): void => {
      time += elapsed;
      guard.check(1, 1);
    };
    checkAfter(0);
    checkAfter(60_000);
    checkAfter(400);
    checkAfter(400);
    expect(() => checkAfter(400)).toThrow(EndlessLoopError);
    expect(() => checkAfter(1)).toThrow(EndlessLoopError);
    for (const task of turns) task();
    expect(() => checkAfter(1)).not.toThrow();
  });
});

describe('addLoopGuards', () => {
  it('does not change code without loops or invalid code', () => {
    for (const code of ['const information = "for you";', 'for (;;) { @@ }'])
      expect(addLoopGuards(code)).toEqual({ code, insertions: [] });
  });

  it('keeps the line numbers', () => {
    const code = 'a();\nfor (;;)\n  b();\nwhile (c) {\n  d();\n}\n';
    const guarded = addLoopGuards(code);
    expect(guarded.code.split('\n')).toHaveLength(code.split('\n').length);
    for (const [index, line] of guarded.code.split('\n').entries())
      for (const match of line.matchAll(/[abcd]\b(?=\()/g))
        expect(
          code.split('\n')[index]?.[columnBefore(guarded.insertions, index + 1, match.index + 1) - 1],
        ).toBe(match[0]);
  });
});
