import { getAuthMethods, type OAuthProvider } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../navigation/paths.ts';
import { apiBase, call } from './client.ts';

/** Ways of signing in besides the password; undefined (and not shown) until the server has named them. */
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
 * Where a provider's button leads (wire-contract.md §3). Success comes back to the second step: it lets through whoever
 * needs none.
 */
export function oauthUrl({ provider, projectKey, origin, next }: OAuthAddress): string {
  const query = new URLSearchParams({
    project: projectKey,
    success: origin + paths.auth.to('second-factor', next),
    failure: origin + paths.auth.to('login', next),
  });
  return `${apiBase}/account/sessions/oauth2/${provider}?${query}`;
}
