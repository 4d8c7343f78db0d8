import { describe, expect, it } from 'vitest';
import { findSystemThread, readWaitedTime } from './waited-time.ts';

describe('the time that a thread waited for a processor', () => {
  it.runIf(process.platform === 'linux')('is known for a running thread and never falls', () => {
    const thread = findSystemThread();
    expect(thread).toMatch(/^\d+\/task\/\d+$/);
    const before = readWaitedTime(thread);
    expect(before).toBeGreaterThanOrEqual(0);
    expect(readWaitedTime(thread)).toBeGreaterThanOrEqual(before);
  });

  it('is 0 for an ended thread and on a system that does not tell', () => {
    expect(readWaitedTime('0/task/0')).toBe(0);
    expect(readWaitedTime(null)).toBe(0);
  });
});
