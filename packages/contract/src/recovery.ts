import { z } from 'zod';
import { accountToken, emailAddress, link, linkIdempotencyKey, linkSecret, userIdParam } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { password, weakPasswordErrors } from './passwords.ts';

// Verification of an e-mail address and password reset (recovery), both by a link in a mail: docs/rules/passwords.md

export const createVerification = defineEndpoint({
  name: 'createVerification',
  summary: "Sends a verification mail to the caller's address.",
  method: 'POST',
  path: '/account/verification',
  aliases: ['/account/verifications/email'],
  access: 'member',
  body: z.strictObject({ url: link }),
  status: 201,
  reply: accountToken,
  errors: ['user_email_already_verified'],
});
export const confirmVerification = defineEndpoint({
  name: 'confirmVerification',
  summary: 'Confirms an e-mail address with the link of a verification mail.',
  method: 'PUT',
  path: '/account/verification',
  aliases: ['/account/verifications/email'],
  access: 'public',
  body: z.strictObject({ userId: userIdParam, secret: linkSecret, attempt: linkIdempotencyKey }),
  status: 200,
  reply: accountToken,
  errors: ['user_invalid_token'],
});
export const createRecovery = defineEndpoint({
  name: 'createRecovery',
  summary: 'Sends a password reset mail; the reply is the same for unknown addresses.',
  method: 'POST',
  path: '/account/recovery',
  access: 'public',
  body: z.strictObject({ email: emailAddress, url: link }),
  status: 201,
  reply: accountToken,
  errors: [],
});
export const confirmRecovery = defineEndpoint({
  name: 'confirmRecovery',
  summary: 'Sets a new password with the link of a password reset mail and ends every session.',
  method: 'PUT',
  path: '/account/recovery',
  access: 'public',
  body: z.strictObject({
    userId: userIdParam,
    secret: linkSecret,
    password,
    passwordAgain: password.optional(),
    attempt: linkIdempotencyKey,
  }),
  status: 200,
  reply: accountToken,
  errors: ['user_invalid_token', ...weakPasswordErrors],
});
