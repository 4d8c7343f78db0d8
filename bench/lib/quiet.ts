import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const look = 2_000;
const patience = 90_000;
const idleShare = 0.85;

function readTimes(): { readonly idle: number; readonly total: number } {
  const times = cpus().map((processor) => processor.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const busy = times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, 0);
  return { idle, total: idle + busy };
}

/** Waits until the processors have little else to do, which would count as the page's own work; not for ever. */
export async function waitForQuiet(): Promise<void> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const before = readTimes();
    await wait(look);
    const after = readTimes();
    if ((after.idle - before.idle) / (after.total - before.total) >= idleShare) return;
  }
}
