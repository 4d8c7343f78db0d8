import type { PreviewState } from '@kilim/preview/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRunMarker, didFreeze } from './run-marker.ts';

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

const open = () => createRunMarker('p1', Date.now);
const laterDidFreeze = (): boolean => didFreeze('p1', Date.now() + 60_000);

describe('run marker', () => {
  it('stays when the page never came to say more', () => {
    open().start();
    expect(laterDidFreeze()).toBe(true);
    expect(didFreeze('other', Date.now() + 60_000)).toBe(false);
  });

  it('says nothing of a project that another tab is opening', () => {
    open().start();
    expect(didFreeze('p1', Date.now() + 1000)).toBe(false);
  });

  it('goes once the app has run for a while', () => {
    const marker = open();
    marker.start();
    marker.follow(starting);
    vi.advanceTimersByTime(10_000);
    expect(laterDidFreeze()).toBe(true);
    marker.follow(running);
    vi.advanceTimersByTime(3900);
    expect(laterDidFreeze()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(laterDidFreeze()).toBe(false);
  });

  it('comes back with an edit, for as long as that has to prove itself', () => {
    const marker = open();
    marker.start();
    marker.follow(running);
    vi.advanceTimersByTime(5000);
    marker.start();
    expect(laterDidFreeze()).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(laterDidFreeze()).toBe(false);
  });

  it('outlives the page when the app hung, and goes once it was mended', () => {
    const marker = open();
    marker.start();
    marker.follow(frozen);
    vi.advanceTimersByTime(60_000);
    marker.end();
    expect(didFreeze('p1', Date.now())).toBe(true);
    marker.start();
    marker.follow(starting);
    marker.follow(running);
    vi.advanceTimersByTime(5000);
    expect(laterDidFreeze()).toBe(false);
  });

  it('stays when the hung app is started again and ends before it ran for a while', () => {
    const first = open();
    first.start();
    first.follow(frozen);
    first.end();
    const second = open();
    second.start();
    second.follow(starting);
    second.end();
    expect(didFreeze('p1', Date.now())).toBe(true);
    const third = open();
    third.start();
    third.follow(running);
    vi.advanceTimersByTime(5000);
    third.end();
    expect(laterDidFreeze()).toBe(false);
  });

  it('goes with a page that ends in good order', () => {
    const marker = open();
    marker.start();
    marker.end();
    expect(laterDidFreeze()).toBe(false);
  });

  it('reads a broken note as none', () => {
    localStorage.setItem('kilim_preview-run_p1', '{');
    expect(laterDidFreeze()).toBe(false);
  });
});
