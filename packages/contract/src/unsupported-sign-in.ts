import { z } from 'zod';
import { accountToken, userIdParam } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { accountSession } from './sessions.ts';

// Sign-in methods of the client SDK that this server does not offer: docs/rules/client-sdk.md#account

export const createAnonymousSession = defineEndpoint({
  name: 'createAnonymousSession',
  summary: 'Is rejected with `user_auth_method_unsupported`; every account has an e-mail address.',
  method: 'POST',
  path: '/account/sessions/anonymous',
  access: 'guest',
  body: z.strictObject({}).optional(),
  status: 201,
  reply: accountSession,
  errors: ['user_auth_method_unsupported'],
});
export const createPhoneToken = defineEndpoint({
  name: 'createPhoneToken',
  summary: 'Is rejected with `general_phone_disabled`, because no text messages are sent.',
  method: 'POST',
  path: '/account/tokens/phone',
  aliases: ['/account/sessions/phone'],
  access: 'public',
  body: z.strictObject({ userId: userIdParam.or(z.literal('unique()')), phone: z.string().max(32) }),
  status: 201,
  reply: accountToken,
  errors: ['general_phone_disabled'],
});
