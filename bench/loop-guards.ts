// Measures loop guards: building a file with them and running nearly empty loops. Runs in Node, which has Chromium's
// engine; variants alternate, so that load on the machine affects both.
import { compileFunction } from 'node:vm';
import { moduleRunnerTransformSync, transformSync } from 'oxc-transform';
import { LOOP_GUARD } from '../packages/preview/src/protocol.ts';
import { LoopClock, LoopGuard } from '../packages/preview/src/runtime/loop-guard.ts';
import { addLoopGuards } from '../packages/preview/src/worker/loop-guards.ts';
import { createOxcTransform } from '../packages/preview/src/worker/oxc-transform.ts';
import { inMilliseconds, median, printTable } from './lib/table.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 40);
const transform = createOxcTransform({ transformSync, moduleRunnerTransformSync });

const part = (index: number, loop: string): string => `
export function Row${index}({ items }: { items: readonly { id: string; title: string }[] }) {
  const [open, setOpen] = useState(false);
  ${loop}
  return (
    <Pressable onPress={() => setOpen(!open)} style={{ padding: 8 }}>
      {items.map((item) => <Text key={item.id}>{item.title} ${index}</Text>)}
    </Pressable>
  );
}
`;

/** A file of about `lines` lines; its first `loops` components contain a loop. */
function screen(lines: number, loops: number): string {
  const count = Math.round(lines / 11);
  const parts = Array.from({ length: count }, (_, index) =>
    part(
      index,
      index < loops
        ? 'let total = 0; for (const item of items) total += item.title.length;'
        : 'const total = items.reduce((sum, item) => sum + item.title.length, 0);',
    ),
  );
  return `import { useState } from 'react';\nimport { Pressable, Text } from 'react-native';\n${parts.join('')}`;
}

function timeOf(task: () => unknown): number {
  const start = performance.now();
  task();
  return performance.now() - start;
}

const buildRows: string[][] = [];
for (const [name, source] of [
  ['60 lines, no loop', screen(60, 0)],
  ['300 lines, no loop', screen(300, 0)],
  ['300 lines, 1 loop', screen(300, 1)],
  ['300 lines, 7 loops', screen(300, 7)],
  ['1500 lines, no loop', screen(1500, 0)],
  ['1500 lines, 34 loops', screen(1500, 34)],
] as const) {
  const plain: number[] = [];
  const guards: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let code = '';
    plain.push(
      timeOf(() => {
        const result = transform.transform('screen.tsx', source);
        if (result.ok) code = result.code;
      }),
    );
    guards.push(timeOf(() => addLoopGuards(code)));
  }
  buildRows.push([name, inMilliseconds(median(plain)), inMilliseconds(median(guards))]);
}
printTable(`Building a file, median of ${rounds}`, ['file', 'transform', 'guards on top'], buildRows);

const waiting: (() => void)[] = [];
const clock = new LoopClock({ now: performance.now.bind(performance), later: (task) => waiting.push(task) });

type Loop = (count: number) => number;

function compile(body: string, guarded: boolean): Loop {
  const code = `return function (count) { ${body} };`;
  const make = compileFunction(guarded ? addLoopGuards(code).code : code, [LOOP_GUARD]) as (
    guard: LoopGuard,
  ) => Loop;
  return make(new LoopGuard(clock, 'bench.ts', 1));
}

const loopRows: string[][] = [];
for (const [name, body, count] of [
  ['empty counting loop', 'let n = 0; for (let i = 0; i < count; i += 1) n += i & 1; return n;', 20_000_000],
  [
    'loop in a loop over an array',
    'const list = Array.from({ length: 1000 }, (_, i) => i); let n = 0; for (let i = 0; i < count / 1000; i += 1) for (const x of list) n += x & 3; return n;',
    20_000_000,
  ],
  [
    'prime sieve',
    'const no = new Uint8Array(count); let n = 0; for (let i = 2; i < count; i += 1) { if (no[i]) continue; n += 1; for (let j = i * 2; j < count; j += i) no[j] = 1; } return n;',
    3_000_000,
  ],
  [
    'text built piece by piece',
    "let s = ''; let n = 0; while (n < count) { s = String(n) + ','; n += s.length > 0 ? 1 : 2; } return n;",
    3_000_000,
  ],
] as const) {
  const variants = [compile(body, false), compile(body, true)] as const;
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < Math.max(5, rounds / 4); round += 1)
    for (const index of [0, 1] as const) {
      for (const task of waiting.splice(0)) task();
      times[index].push(timeOf(() => variants[index](count)));
    }
  const [plain, guarded] = [median(times[0]), median(times[1])];
  loopRows.push([name, inMilliseconds(plain), inMilliseconds(guarded), `${(guarded / plain).toFixed(2)}x`]);
}
printTable('Running a hot loop, median', ['loop', 'without guards', 'with guards', 'ratio'], loopRows);
