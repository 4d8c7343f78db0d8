import type { CDPSession, Page } from '@playwright/test';
import { quantile } from '../lib/table.ts';

/** A frame of 60 a second is never this late unless one was missed, in milliseconds. */
const late = 20;

export interface FrameReport {
  readonly frames: number;
  /** Share of frames that took more than 20 ms. */
  readonly late: number;
  readonly p95: number;
  /** Milliseconds; 0 without a task of more than 50. */
  readonly longestTask: number;
  /** Main-thread work of all kinds, in milliseconds a frame. */
  readonly frameWork: number;
  /** The same, and the scripts of it, in milliseconds a step: a key takes about three frames, a move of the pointer one. */
  readonly work: number;
  readonly script: number;
}

interface Recorded {
  readonly times: readonly number[];
  readonly tasks: readonly number[];
}

function startRecording(): void {
  const times: number[] = [];
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: 'longtask' });
  let isOn = true;
  const tick = (time: number): void => {
    times.push(time);
    if (isOn) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  Object.assign(window, {
    stopFrames: () => {
      isOn = false;
      observer.disconnect();
      return { times, tasks };
    },
  });
}

const stopRecording = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (window as unknown as { stopFrames(): Recorded }).stopFrames());

async function readWork(session: CDPSession): Promise<{ task: number; script: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { task: valueOf('TaskDuration') * 1_000, script: valueOf('ScriptDuration') * 1_000 };
}

/** Measures the frames of a page while something is done in it; `act` returns its number of steps. */
export async function measureFrames(page: Page, act: () => Promise<number>): Promise<FrameReport> {
  const session = await page.context().newCDPSession(page);
  // Time of the thread itself, so that other programs do not count as work.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(startRecording);
  const before = await readWork(session);
  const steps = await act();
  const after = await readWork(session);
  const { times, tasks } = await stopRecording(page);
  await session.detach();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const frames = Math.max(1, gaps.length);
  return {
    frames,
    late: gaps.filter((gap) => gap > late).length / frames,
    p95: quantile(gaps, 0.95),
    longestTask: Math.max(0, ...tasks),
    frameWork: (after.task - before.task) / frames,
    work: (after.task - before.task) / steps,
    script: (after.script - before.script) / steps,
  };
}
