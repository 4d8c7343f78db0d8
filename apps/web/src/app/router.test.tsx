import { isValidElement } from 'react';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RequireAdmin, RequireGuest, RequireSession } from './guards.tsx';
import { routes } from './router.tsx';

const guards = new Map<unknown, string>([
  [RequireSession, 'session'],
  [RequireAdmin, 'administrator'],
  [RequireGuest, 'guest'],
]);

/** Who may open an address. */
function guardOf(pathname: string): string {
  const matches = matchRoutes(routes, { pathname }) ?? [];
  const found = matches.flatMap(({ route: { element } }) =>
    isValidElement(element) ? (guards.get(element.type) ?? []) : [],
  );
  return found.join() || 'all';
}

describe('the route of an address', () => {
  it.each([
    ['/', 'all'],
    ['/pricing', 'all'],
    ['/gallery', 'all'],
    ['/contact', 'all'],
    ['/no-such-page', 'all'],
    ['/auth', 'guest'],
    ['/dashboard', 'session'],
    ['/settings', 'session'],
    ['/support', 'session'],
    ['/payment', 'session'],
    ['/studio/p1', 'session'],
    ['/visual/p1', 'session'],
    ['/admin', 'administrator'],
  ])('%s is for: %s', (pathname, guard) => {
    expect(guardOf(pathname)).toBe(guard);
  });
});
