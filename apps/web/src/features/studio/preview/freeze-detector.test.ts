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

describe('run detector', () => {
  it('stays when the page never came to say more', () => {
    open().start();
    expect(didFreezeLater()).toBe(true);
    expect(didFreezeLastRun('other', Date.now() + 60_000)).toBe(false);
  });

  it('says nothing of a project that another tab is opening', () => {
    open().start();
    expect(didFreezeLastRun('p1', Date.now() + 1000)).toBe(false);
  });

  it('goes once the app has run for a while', () => {
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

  it('comes back with an edit, for as long as that has to prove itself', () => {
    const detector = open();
    detector.start();
    detector.update(running);
    vi.advanceTimersByTime(5000);
    detector.start();
    expect(didFreezeLater()).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(didFreezeLater()).toBe(false);
  });

  it('outlives the page when the app hung, and goes once it was mended', () => {
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

  it('stays when the hung app is started again and ends before it ran for a while', () => {
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

  it('goes with a page that ends in good order', () => {
    const detector = open();
    detector.start();
    detector.end();
    expect(didFreezeLater()).toBe(false);
  });

  it('reads a broken note as none', () => {
    localStorage.setItem('kilim_preview-run_p1', '{');
    expect(didFreezeLater()).toBe(false);
  });
});
