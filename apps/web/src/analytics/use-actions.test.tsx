// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportCall } from '../api/call-observer.ts';
import { chooseTheme } from '../ui/theme.ts';
import { recordEvent } from './record.ts';
import { useActions } from './use-actions.ts';

vi.mock('./record.ts', () => ({ recordEvent: vi.fn() }));
vi.mock('../i18n/translation.ts', () => ({ useLanguage: () => 'tr' }));

const recorded = (): unknown[] => vi.mocked(recordEvent).mock.calls.map(([, name]) => name);

beforeEach(() => vi.mocked(recordEvent).mockClear());
afterEach(cleanup);

it('records a successful call that is an action, and no other call', () => {
  const { unmount } = renderHook(() => useActions('/dashboard'));
  reportCall('duplicateProject');
  reportCall('listProjects');
  unmount();
  reportCall('duplicateProject');
  expect(recorded()).toEqual(['project-duplicated']);
});

it('records a chosen plan and the start of its checkout once', () => {
  const { rerender } = renderHook(({ path }) => useActions(path), { initialProps: { path: '/pricing' } });
  rerender({ path: '/payment/pro' });
  rerender({ path: '/payment/pro' });
  rerender({ path: '/payment/success' });
  expect(recorded()).toEqual(['plan-chosen', 'checkout-started']);
});

it('records a changed theme', () => {
  renderHook(() => useActions('/'));
  act(() => chooseTheme('dark'));
  expect(recorded()).toEqual(['theme-changed']);
});
