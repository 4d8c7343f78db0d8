import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBlockLog } from './block-log.ts';
import { type LoopBlock, type LoopGuard, startLoopGuard } from './loop-guard.ts';

function burnCpu(milliseconds: number): void {
  const { user, system } = process.cpuUsage();
  // CPU time, because on a busy machine the wall clock does not measure the work.
  for (;;) {
    const used = process.cpuUsage({ user, system });
    if (used.user + used.system > milliseconds * 1_000) return;
  }
}

describe('the loop guard', () => {
  let guard: LoopGuard | null = null;
  afterEach(async () => {
    await guard?.stop();
  });

  const watch = async (): Promise<LoopBlock[]> => {
    const blocks: LoopBlock[] = [];
    guard = await startLoopGuard({ limit: 50, beat: 0, onBlock: (block) => blocks.push(block) });
    await sleep(20);
    return blocks;
  };

  it('reports the function that blocked the loop', async () => {
    const blocks = await watch();
    burnCpu(400);
    await guard?.settled();
    expect(blocks).toHaveLength(1);
    expect(blocks[0]?.milliseconds).toBeGreaterThanOrEqual(50);
    expect(blocks[0]?.stack.join('\n')).toMatch(/burnCpu .*loop-guard\.test/);
  });

  it('ignores work in small steps', async () => {
    const blocks = await watch();
    for (let step = 0; step < 20; step += 1) {
      burnCpu(10);
      await sleep(1);
    }
    await guard?.settled();
    expect(blocks).toEqual([]);
  });
});

it('logs a place once in ten seconds', () => {
  const warn = vi.fn();
  let now = 0;
  const report = createBlockLog({ warn }, () => now);
  const block = (place: string) => report({ milliseconds: 60, stack: [place, 'caller'] });
  block('a');
  block('a');
  block('b');
  now = 10_000;
  block('a');
  expect(warn.mock.calls.map(([{ stack }]) => stack[0])).toEqual(['a', 'b', 'a']);
});
