import assert from 'node:assert/strict';
import { COUNTER } from './sample-project.ts';
import { app, COUNTER_PATH, type Scenario, startSample } from './scenario.ts';

/** Scenarios of endless and of long loops. */
export const loopScenarios: readonly Scenario[] = [
  {
    name: 'stops an endless loop while rendering, reports its line and runs again after an edit',
    async run(studio) {
      await startSample(studio);
      await studio.change(
        COUNTER_PATH,
        COUNTER.replace('return (', 'let total = 0;\n  while (total >= 0) total += 1;\n  return ('),
      );
      const state = await studio.waitForState('runtime-error');
      const line = COUNTER.slice(0, COUNTER.indexOf('return (')).split('\n').length + 1;
      assert.deepEqual(
        [state.error.code, state.error.path, state.error.line],
        ['endless_loop', COUNTER_PATH, line],
      );
      assert.match(state.error.frame ?? '', /> +\d+ \| +while \(total >= 0\)/);
      assert.ok(!(await studio.page.evaluate(() => window.states)).some(({ kind }) => kind === 'frozen'));
      await studio.change(COUNTER_PATH, COUNTER);
      await studio.waitForState('running');
      await studio.press('add');
      assert.equal(await studio.textOf('count'), '1');
    },
  },
  {
    name: 'stops endless loops in a handler, a timer and a promise without stopping the app',
    query: '?sucrase',
    async run(studio) {
      const body = `  const [count, setCount] = useState(0);
  return <Pressable testID="add" onPress={() => {
    setCount(count + 1);
    if (count === 0) for (;;) { try { for (const _ of [1]) ; } catch {} }
    if (count === 1) setTimeout(() => { do {} while (true); });
    if (count === 2) (async () => { for (;;) await null; })();
  }}><Text testID="label">{count}</Text></Pressable>;`;
      await studio.setFiles(app(body, "import { useState } from 'react';"));
      await studio.waitForState('running');
      for (const line of [7, 8, 9]) {
        await studio.press('add');
        const state = await studio.waitForState('runtime-error');
        assert.deepEqual([state.error.code, state.error.line], ['endless_loop', line]);
        await studio.page.evaluate(() => window.preview.dismissError());
        await studio.waitForState('running');
      }
      assert.equal(await studio.textOf('label'), '3');
    },
  },
  {
    name: 'does not stop loops that yield or end',
    async run(studio) {
      const head = `
import { useEffect, useState } from 'react';
function* ids() { for (let id = 0; ; id += 1) yield id; }
const next = ids();
let sum = 0;
for (let index = 0; index < 50_000_000; index += 1) sum += index & 1;`;
      const body = `  const [rounds, setRounds] = useState(0);
  useEffect(() => {
    let on = true;
    void (async () => {
      while (on) { await new Promise((done) => setTimeout(done, 10)); setRounds(next.next().value as number); }
    })();
    return () => { on = false; };
  }, []);
  return <Text testID="label">{sum} {rounds}</Text>;`;
      await studio.setFiles(app(body, head));
      await studio.waitForState('running');
      await studio.page.waitForTimeout(3000);
      assert.equal((await studio.state()).kind, 'running');
      const [sum, rounds] = (await studio.textOf('label')).split(' ').map(Number);
      assert.equal(sum, 25_000_000);
      assert.ok((rounds ?? 0) > 20, `${rounds} rounds`);
    },
  },
];
