import { z } from 'zod';
import { accountToken, emailAddress, link, linkIdempotencyKey, linkSecret, userIdParam } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { accountSession } from './sessions.ts';

// Sign-in by link and by OAuth, as the client SDK expects it: docs/rules/client-sdk.md#account

export const oauthProvider = z.enum(['google', 'github', 'apple']);
export type OAuthProvider = z.infer<typeof oauthProvider>;

export const getAuthMethods = defineEndpoint({
  name: 'getAuthMethods',
  summary: 'Returns the sign-in methods that this installation offers.',
  method: 'GET',
  path: '/auth/methods',
  access: 'public',
  status: 200,
  reply: z.object({
    password: z.literal(true),
    magicLink: z.boolean(),
    oauth: z.array(oauthProvider),
    mfa: z.literal(true),
  }),
  errors: [],
});

const idAndSecret = z.strictObject({ userId: userIdParam, secret: linkSecret, attempt: linkIdempotencyKey });
const secretErrors = ['user_invalid_token', 'user_blocked'] as const;

export const createMagicLink = defineEndpoint({
  name: 'createMagicLink',
  summary: 'Mails a sign-in link; the reply is the same for unknown addresses.',
  method: 'POST',
  path: '/account/tokens/magic-url',
  aliases: ['/account/sessions/magic-url'],
  access: 'public',
  body: z.strictObject({
    userId: userIdParam.or(z.literal('unique()')),
    email: emailAddress,
    url: link,
    phrase: z.boolean().optional(),
  }),
  status: 201,
  reply: accountToken,
  errors: ['user_auth_method_unsupported'],
});
export const createTokenSession = defineEndpoint({
  name: 'createTokenSession',
  summary: 'Signs in with the secret of a sign-in link.',
  method: 'POST',
  path: '/account/sessions/token',
  access: 'guest',
  body: idAndSecret,
  status: 201,
  reply: accountSession,
  errors: secretErrors,
});
export const createMagicSession = defineEndpoint({
  name: 'createMagicSession',
  summary: 'Signs in with the secret of a sign-in link, at the path of older SDKs.',
  method: 'PUT',
  path: '/account/sessions/magic-url',
  access: 'guest',
  body: idAndSecret,
  status: 201,
  reply: accountSession,
  errors: secretErrors,
});

const providerParams = z.object({ provider: oauthProvider });
const callbackText = z.string().max(4096).optional();

export const startOAuth = defineEndpoint({
  name: 'startOAuth',
  summary:
    'Redirects the browser to a sign-in provider, which later leads to `success` or to `failure?error=TYPE`.',
  method: 'GET',
  path: '/account/sessions/oauth2/{provider}',
  access: 'public',
  params: providerParams,
  query: z.object({ success: link.optional(), failure: link.optional() }),
  status: 302,
  reply: 'redirect',
  errors: ['user_auth_method_unsupported'],
});
export const finishOAuth = defineEndpoint({
  name: 'finishOAuth',
  summary: 'Completes a sign-in when the provider redirects back; an error redirects to the failure page.',
  method: 'GET',
  path: '/account/sessions/oauth2/callback/{provider}',
  access: 'public',
  params: providerParams,
  query: z.object({ code: callbackText, state: callbackText }),
  status: 302,
  reply: 'redirect',
  errors: [],
});
export const finishOAuthByForm = defineEndpoint({
  name: 'finishOAuthByForm',
  summary: 'Accepts the callback of a provider that posts a form and redirects to the ordinary callback.',
  method: 'POST',
  path: '/account/sessions/oauth2/callback/{provider}',
  access: 'public',
  params: providerParams,
  rawBody: ['application/x-www-form-urlencoded'],
  status: 302,
  reply: 'redirect',
  errors: ['user_oauth2_failed', 'general_body_too_large'],
});
