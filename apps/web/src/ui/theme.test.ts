// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme } from './theme.ts';

/** A device whose colour scheme can be changed. */
function setDevice(isDark: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isDark,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

const read = () => [
  document.documentElement.dataset['theme'],
  localStorage.getItem('kilim_theme'),
  /kilim_theme=(\w+)/.exec(document.cookie)?.[1],
];

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('follows the device with the choice `system` and gives the server the resulting theme', () => {
  setDevice(true);
  chooseTheme('system');
  expect(read()).toEqual(['dark', 'system', 'dark']);
  setDevice(false);
  chooseTheme('system');
  expect(read()).toEqual(['light', 'system', 'light']);
});

it('keeps an explicit choice on any device', () => {
  setDevice(true);
  chooseTheme('light');
  expect(read()).toEqual(['light', 'light', 'light']);
});
