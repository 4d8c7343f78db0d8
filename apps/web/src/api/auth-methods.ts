import { getAuthMethods, type OAuthProvider } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../navigation/paths.ts';
import { apiBase, call } from './client.ts';

/** Sign-in methods besides the password; undefined until they are loaded. */
export function useAuthMethods() {
  return useQuery({
    queryKey: ['auth-methods'],
    queryFn: ({ signal }) => call(getAuthMethods, { signal }),
    staleTime: 5 * 60_000,
  }).data;
}

export interface OAuthAddress {
  readonly provider: OAuthProvider;
  readonly projectKey: string;
  readonly origin: string;
  readonly next: string | undefined;
}

/**
 * The URL that starts a sign-in with a provider: docs/rules/oauth.md. A successful one returns to the second-factor form,
 * which redirects users without a second factor.
 */
export function oauthUrl({ provider, projectKey, origin, next }: OAuthAddress): string {
  const query = new URLSearchParams({
    project: projectKey,
    success: origin + paths.auth.to('second-factor', next),
    failure: origin + paths.auth.to('login', next),
  });
  return `${apiBase}/account/sessions/oauth2/${provider}?${query}`;
}
