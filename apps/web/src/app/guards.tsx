import { useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { isAdmin, type Session, useSession } from '../api/session.ts';
import { readNextPath } from '../navigation/next-path.ts';
import { paths } from '../navigation/paths.ts';

/** The way in for somebody who is not: the second step when only that is missing; both lead back to the same address. */
function SignInFirst({ session }: { readonly session: Session }) {
  const { pathname, search, hash } = useLocation();
  const isHalf = session.status === 'guest' && session.awaitsFactor;
  return (
    <Navigate replace to={paths.auth.to(isHalf ? 'second-factor' : 'login', pathname + search + hash)} />
  );
}

/** Lets signed-in people through; everybody else signs in first. */
export function RequireSession() {
  const session = useSession();
  return session.status === 'signed-in' ? <Outlet /> : <SignInFirst session={session} />;
}

/** Lets administrators through: a guest signs in first, everybody else goes home (admin.md §2). */
export function RequireAdmin() {
  const session = useSession();
  if (session.status !== 'signed-in') return <SignInFirst session={session} />;
  return isAdmin(session.user) ? <Outlet /> : <Navigate replace to={paths.home.to()} />;
}

/**
 * Sends people who arrive signed in to their dashboard (customer.md §2). Somebody who signs in on this very page is
 * left to it: the page knows where to go next. A reset link works for everybody.
 */
export function RequireGuest() {
  const session = useSession();
  const [search] = useSearchParams();
  // The page stands before anybody knows who is here: what counts is the first answer.
  const [arrival, setArrival] = useState(session.status);
  if (arrival === 'loading' && session.status !== 'loading') setArrival(session.status);
  const isReset = search.get('mode') === 'reset';
  if (arrival === 'signed-in' && !isReset)
    return <Navigate replace to={readNextPath(search) ?? paths.dashboard.to()} />;
  return <Outlet />;
}
