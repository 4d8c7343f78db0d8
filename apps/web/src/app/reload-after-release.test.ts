// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { reloadAfterRelease } from './reload-after-release.ts';

beforeEach(() => sessionStorage.clear());

it('reloads once for a missing chunk, and again only after a while', () => {
  let now = 1_000_000;
  const reload = vi.fn();
  const stop = reloadAfterRelease(() => now, reload);
  const miss = (): Event => {
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(event);
    return event;
  };
  expect(miss().defaultPrevented).toBe(true);
  now += 29_000;
  expect(miss().defaultPrevented).toBe(false);
  now += 2_000;
  miss();
  expect(reload).toHaveBeenCalledTimes(2);
  stop();
  now += 60_000;
  miss();
  expect(reload).toHaveBeenCalledTimes(2);
});
