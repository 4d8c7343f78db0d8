// @vitest-environment happy-dom
import type { AccountUser } from '@kilim/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { type PendingStep, sessionQuery } from '../api/session.ts';
import { account } from '../testing/everyday.ts';
import { RequireAdmin, RequireGuest, RequireSession } from './guards.tsx';

type Known = AccountUser | PendingStep | null;

const person = account as unknown as AccountUser;
const admin: AccountUser = { ...person, labels: ['admin'] };

/** The final location after opening an address. */
async function arrive(known: Known, address: string): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(sessionQuery.queryKey, known);
  const router = createMemoryRouter(
    [
      { element: <RequireSession />, children: [{ path: '/dashboard', element: null }] },
      { element: <RequireAdmin />, children: [{ path: '/admin', element: null }] },
      { element: <RequireGuest />, children: [{ path: '/auth', element: null }] },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  const { pathname, search } = router.state.location;
  await act(async () => root.unmount());
  return decodeURIComponent(pathname + search);
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it.each([
  ['a guest', null, '/dashboard?sort=name', '/auth?mode=login&next=/dashboard?sort=name'],
  [
    'somebody whose second factor is due',
    'second-factor',
    '/dashboard?sort=name',
    '/auth?mode=second-factor&next=/dashboard?sort=name',
  ],
  ['a person', person, '/dashboard?sort=name', '/dashboard?sort=name'],
  ['a guest', null, '/admin', '/auth?mode=login&next=/admin'],
  [
    'an administrator whose second factor is due',
    'second-factor',
    '/admin',
    '/auth?mode=second-factor&next=/admin',
  ],
  ['a person', person, '/admin', '/'],
  ['an administrator', admin, '/admin', '/admin'],
  ['a person', person, '/auth?mode=login', '/dashboard'],
  [
    'somebody whose second factor is due',
    'second-factor',
    '/auth?mode=second-factor',
    '/auth?mode=second-factor',
  ],
] as const)('leads %s (%#) from %s to %s', async (_who, known, address, expected) => {
  expect(await arrive(known, address)).toBe(expected);
});
