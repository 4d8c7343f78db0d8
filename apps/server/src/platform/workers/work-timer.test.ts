import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkTimer } from './work-timer.ts';

describe('the timer of work', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => vi.useRealTimers());

  it('ends a task at its limit', () => {
    const onTimeout = vi.fn();
    createWorkTimer(1_000, onTimeout).run();
    vi.advanceTimersByTime(999);
    expect(onTimeout).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTimeout).toHaveBeenCalledOnce();
  });

  it('counts no pause', () => {
    const onTimeout = vi.fn();
    const timer = createWorkTimer(1_000, onTimeout);
    timer.run();
    vi.advanceTimersByTime(600);
    timer.pause();
    vi.advanceTimersByTime(60_000);
    timer.run();
    vi.advanceTimersByTime(399);
    expect(onTimeout).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTimeout).toHaveBeenCalledOnce();
  });

  it('counts no time in which the thread waited for a processor', () => {
    const onTimeout = vi.fn();
    const timer = createWorkTimer(1_000, onTimeout);
    // The thread gets a tenth of a processor, and had waited for a minute before the task.
    timer.measureWaiting(() => 60_000 + performance.now() * 0.9);
    timer.run();
    vi.advanceTimersByTime(9_999);
    expect(onTimeout).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(onTimeout).toHaveBeenCalledOnce();
  });

  it('keeps what was left over several pauses of a waiting thread', () => {
    const onTimeout = vi.fn();
    const timer = createWorkTimer(100, onTimeout);
    timer.measureWaiting(() => performance.now() / 2);
    for (let at = 0; at < 19; at += 1) {
      timer.run();
      vi.advanceTimersByTime(10);
      timer.pause();
    }
    expect(onTimeout).not.toHaveBeenCalled();
    timer.run();
    vi.advanceTimersByTime(12);
    expect(onTimeout).toHaveBeenCalledOnce();
  });
});
