import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import { z } from 'zod';
import { fetchWithToken, withinTimeout } from './fetch-identity.ts';
import type { Credentials } from './google.ts';
import type { OAuthClient } from './oauth-client.ts';

const githubUser = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() });
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** Uses arctic's generic client, because its GitHub client has a fixed endpoint and sends no PKCE challenge. */
export function createGithubClient(
  { clientId, clientSecret }: Credentials,
  at: (url: string) => string,
): OAuthClient {
  const clientFor = (redirectUri: string) => new OAuth2Client(clientId, clientSecret, redirectUri);
  return {
    provider: 'github',
    authorizeUrl: ({ redirectUri, state, verifier }) =>
      clientFor(redirectUri).createAuthorizationURLWithPKCE(
        at('https://github.com/login/oauth/authorize'),
        state,
        CodeChallengeMethod.S256,
        verifier,
        ['read:user', 'user:email'],
      ).href,
    fetchIdentity: async ({ redirectUri, code, verifier }) => {
      const tokenUrl = at('https://github.com/login/oauth/access_token');
      const tokens = await withinTimeout(
        clientFor(redirectUri).validateAuthorizationCode(tokenUrl, code, verifier),
      );
      const token = tokens.accessToken();
      const user = githubUser.parse(await fetchWithToken(at('https://api.github.com/user'), token));
      const emails = githubEmails.parse(
        await fetchWithToken(at('https://api.github.com/user/emails'), token),
      );
      const chosen = emails.find(({ primary, verified }) => primary && verified);
      return {
        uid: String(user.id),
        email: (chosen ?? emails.find(({ primary }) => primary))?.email.toLowerCase() ?? '',
        isEmailVerified: chosen !== undefined,
        name: user.name ?? user.login,
      };
    },
  };
}
