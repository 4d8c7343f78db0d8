import { z } from 'zod';

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

const timeout = 10_000;

/**
 * Calls a provider and parses its JSON reply; rejects for any other status than success. Redirects are rejected, because
 * the endpoints are fixed and the requests contain secrets.
 */
export async function fetchProvider(url: string, init: RequestInit): Promise<unknown> {
  const reply = await fetch(url, {
    ...init,
    headers: { accept: 'application/json', 'user-agent': 'kilim', ...init.headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!reply.ok) throw new Error(`${new URL(url).host} replied ${reply.status}`);
  return reply.json();
}

export const fetchWithToken = (url: string, token: string): Promise<unknown> =>
  fetchProvider(url, { headers: { authorization: `Bearer ${token}` } });

const tokenReply = z.object({ access_token: z.string().min(1) });

/** Exchanges an authorization code for an access token (RFC 6749, section 4.1.3, with PKCE). */
export async function fetchAccessToken(
  url: string,
  { clientId, clientSecret }: Credentials,
  grant: { readonly redirectUri: string; readonly code: string; readonly verifier: string },
): Promise<string> {
  // arctic's own call would follow redirects with the client secret.
  const reply = await fetchProvider(url, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: grant.code,
      redirect_uri: grant.redirectUri,
      code_verifier: grant.verifier,
    }),
  });
  return tokenReply.parse(reply).access_token;
}
