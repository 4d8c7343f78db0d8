import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const interval = 2_000;
const timeout = 90_000;
const idleShare = 0.85;

function readTimes(): { readonly idle: number; readonly total: number } {
  const times = cpus().map((processor) => processor.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const busy = times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, 0);
  return { idle, total: idle + busy };
}

/** Waits until the CPUs are 85 % idle, at most 90 s, because other load would distort the measurement. */
export async function waitForIdle(): Promise<void> {
  const end = performance.now() + timeout;
  while (performance.now() < end) {
    const before = readTimes();
    await wait(interval);
    const after = readTimes();
    if ((after.idle - before.idle) / (after.total - before.total) >= idleShare) return;
  }
}
