import type { PreviewState } from '@kilim/preview/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFreezeDetector, didFreezeLastRun } from './freeze-detector.ts';

const running: PreviewState = { kind: 'running', lastGood: true };
const starting: PreviewState = { kind: 'starting', lastGood: false };
const frozen: PreviewState = { kind: 'frozen', lastGood: true, reason: 'unresponsive' };

beforeEach(() => {
  vi.useFakeTimers();
  const items = new Map<string, string>();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => createFreezeDetector('p1', Date.now);
const didFreezeLater = (): boolean => didFreezeLastRun('p1', Date.now() + 60_000);

describe('createFreezeDetector', () => {
  it('reports a freeze when the page ended without a result', () => {
    open().start();
    expect(didFreezeLater()).toBe(true);
    expect(didFreezeLastRun('other', Date.now() + 60_000)).toBe(false);
  });

  it('ignores a marker that another tab has just set', () => {
    open().start();
    expect(didFreezeLastRun('p1', Date.now() + 1000)).toBe(false);
  });

  it('clears the marker after the app has run for four seconds', () => {
    const detector = open();
    detector.start();
    detector.update(starting);
    vi.advanceTimersByTime(10_000);
    expect(didFreezeLater()).toBe(true);
    detector.update(running);
    vi.advanceTimersByTime(3900);
    expect(didFreezeLater()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(didFreezeLater()).toBe(false);
  });

  it('sets the marker again after an edit until the app is stable', () => {
    const detector = open();
    detector.start();
    detector.update(running);
    vi.advanceTimersByTime(5000);
    detector.start();
    expect(didFreezeLater()).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(didFreezeLater()).toBe(false);
  });

  it('keeps the marker of a frozen app until the app is stable again', () => {
    const detector = open();
    detector.start();
    detector.update(frozen);
    vi.advanceTimersByTime(60_000);
    detector.end();
    expect(didFreezeLastRun('p1', Date.now())).toBe(true);
    detector.start();
    detector.update(starting);
    detector.update(running);
    vi.advanceTimersByTime(5000);
    expect(didFreezeLater()).toBe(false);
  });

  it('keeps the marker when a restarted app ends before it is stable', () => {
    const first = open();
    first.start();
    first.update(frozen);
    first.end();
    const second = open();
    second.start();
    second.update(starting);
    second.end();
    expect(didFreezeLastRun('p1', Date.now())).toBe(true);
    const third = open();
    third.start();
    third.update(running);
    vi.advanceTimersByTime(5000);
    third.end();
    expect(didFreezeLater()).toBe(false);
  });

  it('clears the marker when the page is closed normally', () => {
    const detector = open();
    detector.start();
    detector.end();
    expect(didFreezeLater()).toBe(false);
  });

  it('ignores an unreadable marker', () => {
    localStorage.setItem('kilim_preview-run_p1', '{');
    expect(didFreezeLater()).toBe(false);
  });
});
