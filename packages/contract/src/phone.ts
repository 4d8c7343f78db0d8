import { z } from 'zod';
import { accountToken, accountUser, linkSecret, userIdParam } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { currentPassword } from './passwords.ts';
import { noBody } from './primitives.ts';

// The account's phone number: docs/rules/client-sdk.md#phone

export const phone = z
  .string()
  .trim()
  .regex(/^\+[0-9]{7,15}$/);

export const updatePhone = defineEndpoint({
  name: 'updatePhone',
  summary: 'Changes the phone number.',
  method: 'PATCH',
  path: '/account/phone',
  access: 'member',
  requiresRecentAuthentication: true,
  proofField: 'password',
  body: z.strictObject({ phone, password: currentPassword }),
  status: 200,
  reply: accountUser,
  errors: [],
});
export const createPhoneVerification = defineEndpoint({
  name: 'createPhoneVerification',
  summary: 'Is rejected with `general_phone_disabled`, because no text messages are sent.',
  method: 'POST',
  path: '/account/verifications/phone',
  aliases: ['/account/verification/phone'],
  access: 'member',
  body: noBody,
  status: 201,
  reply: accountToken,
  errors: ['general_phone_disabled'],
});
export const confirmPhoneVerification = defineEndpoint({
  name: 'confirmPhoneVerification',
  summary: 'Is rejected with `general_phone_disabled`, because no text messages are sent.',
  method: 'PUT',
  path: '/account/verifications/phone',
  aliases: ['/account/verification/phone'],
  access: 'public',
  body: z.strictObject({ userId: userIdParam, secret: linkSecret }),
  status: 200,
  reply: accountToken,
  errors: ['general_phone_disabled'],
});
