import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Seconds that a JWT is valid: docs/rules/client-sdk.md#jwt */
export const jwtDuration = { default: 900, maximum: 3600 } as const;

export const createJwt = defineEndpoint({
  name: 'createJwt',
  summary: 'Issues a JWT for the calling session, which ends with the session at the latest.',
  method: 'POST',
  path: '/account/jwts',
  aliases: ['/account/jwt'],
  access: 'member',
  body: z
    .strictObject({
      duration: z.number().int().min(0).max(jwtDuration.maximum).default(jwtDuration.default),
    })
    .optional(),
  status: 201,
  reply: z.object({ jwt: z.string() }),
  errors: ['general_access_forbidden'],
});
