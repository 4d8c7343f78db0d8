import { z } from 'zod';
import type { OAuthIdentity } from './oauth-client.ts';

/** Apple sends booleans as text. */
const booleanClaim = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');

const openIdClaims = z.object({
  sub: z.string().min(1),
  email: z.string().default(''),
  email_verified: booleanClaim.default(false),
  name: z.string().default(''),
});

/** Parses the standard claims of OpenID Connect. */
export function toIdentity(claims: unknown): OAuthIdentity {
  const { sub, email, email_verified, name } = openIdClaims.parse(claims);
  return { uid: sub, email: email.toLowerCase(), isEmailVerified: email_verified, name };
}
