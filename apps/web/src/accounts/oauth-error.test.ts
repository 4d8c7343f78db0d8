import { expect, it } from 'vitest';
import { readOAuthError } from './oauth-error.ts';

it.each([
  ['user_oauth2_email_unverified', 'errors.user_oauth2_email_unverified'],
  ['{"type":"user_blocked"}', 'errors.user_blocked'],
  ['access_denied', 'errors.user_oauth2_failed'],
  ['constructor', 'errors.user_oauth2_failed'],
])('reads %s as %s', (error, key) => expect(readOAuthError(new URLSearchParams({ error }))).toBe(key));
