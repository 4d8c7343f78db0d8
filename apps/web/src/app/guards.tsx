import { useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { isAdmin, useSession } from '../api/session.ts';
import { readNextPath } from '../navigation/next-path.ts';
import { paths } from '../navigation/paths.ts';

/** Lets signed-in people through; a guest signs in first and comes back to the same address. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'signed-in') return <Outlet />;
  return <Navigate replace to={paths.auth.to('login', pathname + search + hash)} />;
}

/** Lets administrators through: a guest signs in first, everybody else goes home (admin.md §2). */
export function RequireAdmin() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status !== 'signed-in') {
    return <Navigate replace to={paths.auth.to('login', pathname + search + hash)} />;
  }
  return isAdmin(session.user) ? <Outlet /> : <Navigate replace to={paths.home.to()} />;
}

/**
 * Sends people who arrive signed in to their dashboard (customer.md §2). Somebody who signs in on this very page is
 * left to it: the page knows where to go next. A reset link works for everybody.
 */
export function RequireGuest() {
  const session = useSession();
  const [search] = useSearchParams();
  const [arrivedSignedIn] = useState(session.status === 'signed-in');
  const isReset = search.get('mode') === 'reset';
  if (arrivedSignedIn && !isReset)
    return <Navigate replace to={readNextPath(search) ?? paths.dashboard.to()} />;
  return <Outlet />;
}
