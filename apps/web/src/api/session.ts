import { type AccountUser, AppError } from '@kilim/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { clearStored } from '../storage/browser-storage.ts';
import { eraseStore } from '../storage/store-owner.ts';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { unvalidatedEndpoints } from './unvalidated-endpoints.ts';

/** The state of the session. `failed`: it could not be loaded. A guest may have a session with a pending step. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'guest'; readonly pendingStep: PendingStep | null }
  | { readonly status: 'signed-in'; readonly user: AccountUser };

/** For display only: the server checks every call of administrators. */
export function isAdmin(user: AccountUser): boolean {
  return user.labels.includes('admin');
}

/** The step that an open session still needs; also the `mode` of `/auth` that asks for it. */
export type PendingStep = 'second-factor' | 'new-password';

type CurrentUser = AccountUser | PendingStep | null;

async function fetchUser(signal?: AbortSignal): Promise<CurrentUser> {
  try {
    const user = await call(unvalidatedEndpoints.getAccount, { signal });
    return user.mustChangePassword ? 'new-password' : user;
  } catch (error) {
    if (error instanceof AppError && error.type === 'user_more_factors_required') return 'second-factor';
    // docs/rules/accounts.md#roles
    if (error instanceof AppError && error.status === 401) return null;
    throw error;
  }
}

/** The signed-in user, the pending step of the session, or null. */
export const sessionQuery = queryOptions({
  queryKey: queryKeys.account.current,
  queryFn: ({ signal }) => fetchUser(signal),
  staleTime: 5 * 60_000,
  // A guest may have signed in in another tab. Signed-in users get events about changes.
  refetchOnWindowFocus: ({ state }) => (state.data === null ? 'always' : true),
});

/** The session; re-renders the component on changes. */
export function useSession(): Session {
  const query = useQuery(sessionQuery);
  if (typeof query.data === 'string') return { status: 'guest', pendingStep: query.data };
  if (query.data) return { status: 'signed-in', user: query.data };
  if (query.data === null) return { status: 'guest', pendingStep: null };
  if (query.isError) return { status: 'failed', error: query.error, retry: () => void query.refetch() };
  return { status: 'loading' };
}

/**
 * Opens a session and returns its user. An open session is ended first: docs/rules/sessions.md#one-session-per-browser.
 * Throws `user_more_factors_required` or `user_password_reset_required` when the new session has a pending step.
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
  return refreshSession(client);
}

/** Refetches the session and returns its user. Throws AppError; the pending step throws as in `signIn`. */
export async function refreshSession(client: QueryClient): Promise<AccountUser> {
  const user = await call(unvalidatedEndpoints.getAccount);
  client.setQueryData(sessionQuery.queryKey, user.mustChangePassword ? 'new-password' : user);
  if (user.mustChangePassword) throw new AppError('user_password_reset_required');
  return user;
}

/** Ends this browser's session; does nothing without one. */
export async function endSession(): Promise<void> {
  try {
    await call(unvalidatedEndpoints.deleteSession, { params: { sessionId: 'current' }, body: {} });
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 401) throw error;
  }
}

/**
 * Signs out, clears the browser's storage and loads the home page: docs/rules/local-storage.md#sign-out. Language, theme and
 * currency belong to the device and stay.
 */
export async function signOut(client: QueryClient): Promise<void> {
  await endSession();
  await clearBrowserSession(client);
}

/** Clears storage, client store and query cache and loads the given page. */
export async function clearBrowserSession(client: QueryClient, to = '/'): Promise<void> {
  await eraseStore();
  clearStored(['language', 'theme', 'cache-version', 'currency']);
  clearStored([], 'session');
  client.clear();
  window.location.assign(to);
}
