import { AppError, type Endpoint } from '@kilim/contract';
import type { Caller, RequestContext } from './request-context.ts';

/** Whether a proof that came with a call proves who makes it; throws when it is wrong. */
export type VerifyProof = (caller: Caller, kind: 'password' | 'otp', value: string) => Promise<boolean>;

const hour = 3600;

/** Counted by session, so that a stolen one cannot use up its owner's tries; codes are shorter and counted by person. */
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
 * Refuses a call that locks the owner out or moves money unless the session proved lately who uses it, or the call
 * brings a proof of its own. A wrong proof is refused in any case.
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
