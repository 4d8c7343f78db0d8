import { useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { isAdmin, type Session, useSession } from '../api/session.ts';
import { readNextPath } from '../navigation/next-path.ts';
import { paths } from '../navigation/paths.ts';

/** Where to sign in, or the step that an open session still waits for. All return to the requested address. */
function RedirectToSignIn({ session }: { readonly session: Session }) {
  const { pathname, search, hash } = useLocation();
  const pendingStep = session.status === 'guest' ? session.pendingStep : null;
  return <Navigate replace to={paths.auth.to(pendingStep ?? 'login', pathname + search + hash)} />;
}

/** Renders the route for signed-in users and redirects guests to the sign-in page. */
export function RequireSession() {
  const session = useSession();
  return session.status === 'signed-in' ? <Outlet /> : <RedirectToSignIn session={session} />;
}

/** Renders the route for administrators; guests are redirected to sign in, members to the home page. */
export function RequireAdmin() {
  const session = useSession();
  if (session.status !== 'signed-in') return <RedirectToSignIn session={session} />;
  return isAdmin(session.user) ? <Outlet /> : <Navigate replace to={paths.home.to()} />;
}

/**
 * Redirects users who arrive signed in to the dashboard. A user who signs in on this page stays: the page decides where
 * to go next. A password reset link works for everyone.
 */
export function RequireGuest() {
  const session = useSession();
  const [search] = useSearchParams();
  // The page renders before the session is known, so only the first known state redirects.
  const [arrival, setArrival] = useState(session.status);
  if (arrival === 'loading' && session.status !== 'loading') setArrival(session.status);
  const isReset = search.get('mode') === 'reset';
  if (arrival === 'signed-in' && !isReset)
    return <Navigate replace to={readNextPath(search) ?? paths.dashboard.to()} />;
  return <Outlet />;
}
