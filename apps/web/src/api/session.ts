import { type AccountUser, AppError } from '@kilim/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { clearStored } from '../storage/browser-storage.ts';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { unvalidatedEndpoints } from './unvalidated-endpoints.ts';

/** Who is on the page. `failed` means that the server did not say; a guest may be one step away from being known. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'guest'; readonly due: DueStep | null }
  | { readonly status: 'signed-in'; readonly user: AccountUser };

/** Mirrors what the server decides; every call of administrators is checked there. */
export function isAdmin(user: AccountUser): boolean {
  return user.labels.includes('admin');
}

/** What an open session still waits for, as the page that asks for it is called. */
export type DueStep = 'second-factor' | 'new-password';

type KnownPerson = AccountUser | DueStep | null;

async function fetchUser(signal?: AbortSignal): Promise<KnownPerson> {
  try {
    const user = await call(unvalidatedEndpoints.getAccount, { signal });
    return user.mustChangePassword ? 'new-password' : user;
  } catch (error) {
    if (error instanceof AppError && error.type === 'user_more_factors_required') return 'second-factor';
    // customer.md §8: 401 or the unauthorized-scope type means signed out.
    if (error instanceof AppError && error.status === 401) return null;
    throw error;
  }
}

/** The signed-in person, one whose second factor is due, or null. */
export const sessionQuery = queryOptions({
  queryKey: queryKeys.account.current,
  queryFn: ({ signal }) => fetchUser(signal),
  staleTime: 5 * 60_000,
  // Somebody may have signed in in another tab meanwhile. Whoever is signed in hears of changes by events.
  refetchOnWindowFocus: ({ state }) => (state.data === null ? 'always' : true),
});

/** The session of the page; the component follows signing in and out. */
export function useSession(): Session {
  const query = useQuery(sessionQuery);
  if (typeof query.data === 'string') return { status: 'guest', due: query.data };
  if (query.data) return { status: 'signed-in', user: query.data };
  if (query.data === null) return { status: 'guest', due: null };
  if (query.isError) return { status: 'failed', error: query.error, retry: () => void query.refetch() };
  return { status: 'loading' };
}

/**
 * Opens a session and answers the person. An open session is ended first (customer.md §5). Throws
 * `user_more_factors_required` or `user_password_reset_required` when the session is open but waits for that.
 */
export async function signIn(
  client: QueryClient,
  credentials: { readonly email: string; readonly password: string },
): Promise<AccountUser> {
  if (client.getQueryData(sessionQuery.queryKey)) await endSession();
  try {
    await call(unvalidatedEndpoints.createEmailSession, { body: credentials });
  } catch (error) {
    if (!(error instanceof AppError) || error.type !== 'user_session_already_exists') throw error;
    await endSession();
    await call(unvalidatedEndpoints.createEmailSession, { body: credentials });
  }
  return readPerson(client);
}

/** Asks the server who is signed in now and lets the page know. Throws AppError. */
export async function readPerson(client: QueryClient): Promise<AccountUser> {
  const user = await call(unvalidatedEndpoints.getAccount);
  client.setQueryData(sessionQuery.queryKey, user.mustChangePassword ? 'new-password' : user);
  if (user.mustChangePassword) throw new AppError('user_password_reset_required');
  return user;
}

/** Ends this browser's session and no other device's; somebody who is signed out already is fine. */
export async function endSession(): Promise<void> {
  try {
    await call(unvalidatedEndpoints.deleteSession, { params: { sessionId: 'current' }, body: {} });
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 401) throw error;
  }
}

/**
 * Signs out, forgets what the browser kept and starts over at home (customer.md §2). Language, theme and currency stay:
 * they belong to the device, as at start-up.
 */
export async function signOut(client: QueryClient): Promise<void> {
  await endSession();
  endBrowserSession(client);
}

/** The browser's part of signing out: forgets what it kept and loads the page that is named. */
export function endBrowserSession(client: QueryClient, to = '/'): void {
  clearStored(['language', 'theme', 'cache-version', 'currency']);
  clearStored([], 'session');
  client.clear();
  window.location.assign(to);
}
