import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPreviewStore } from '../preview/preview-store.ts';
import { afterStart } from './after-start.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs after the next paint while no app starts', () => {
  const run = vi.fn();
  afterStart(createPreviewStore(), run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
});

it('waits until the app that starts is on screen', () => {
  const preview = createPreviewStore();
  preview.change({ startingApp: { 'src/App.tsx': '' } });
  const run = vi.fn();
  afterStart(preview, run);
  vi.advanceTimersByTime(500);
  preview.change({ zoom: 'fit' });
  expect(run).not.toHaveBeenCalled();
  preview.change({ startingApp: null, isStreamedAppShown: true });
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5_000);
  expect(run).toHaveBeenCalledOnce();
});

it('does not wait for an app that does not start', () => {
  const preview = createPreviewStore();
  preview.change({ startingApp: { 'src/App.tsx': '' } });
  const run = vi.fn();
  afterStart(preview, run);
  vi.advanceTimersByTime(2_000);
  preview.change({ startingApp: null });
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
});
