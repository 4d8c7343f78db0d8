import { AppError, type Endpoint } from '@kilim/contract';
import type { Caller, RequestContext } from './request-context.ts';

/** Verifies a password or code of the caller. Throws when it is wrong; false when the account has none. */
export type VerifyProof = (caller: Caller, kind: 'password' | 'otp', value: string) => Promise<boolean>;

const hour = 3600;

/** Passwords are counted per session, so that a stolen session cannot lock out the owner; codes, being shorter, per user. */
export async function countProof(
  { limit }: Pick<RequestContext, 'limit'>,
  caller: Caller,
  kind: 'password' | 'otp',
): Promise<void> {
  if (kind === 'otp') await limit('mfa-guess', caller.userId, 10, hour);
  else await limit('authentication', caller.sessionId, 10, hour);
}

function readProof({ proofField }: Endpoint, body: unknown): string | null {
  if (proofField === undefined || typeof body !== 'object' || body === null) return null;
  const value = (body as Readonly<Record<string, unknown>>)[proofField];
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * Rejects a call that requires recent authentication unless the session authenticated within the last minutes or the call
 * carries a valid proof. A wrong proof is always rejected.
 */
export async function requireRecentAuthentication(
  endpoint: Endpoint,
  context: RequestContext,
  body: unknown,
  verify: VerifyProof,
): Promise<void> {
  const { caller } = context;
  if (!endpoint.requiresRecentAuthentication || !caller) return;
  const proof = readProof(endpoint, body);
  if (proof !== null) {
    const kind = endpoint.proofField === 'otp' ? 'otp' : 'password';
    await countProof(context, caller, kind);
    if (await verify(caller, kind, proof)) return;
  }
  if (!caller.hasRecentlyAuthenticated) throw new AppError('user_recent_authentication_required');
}
