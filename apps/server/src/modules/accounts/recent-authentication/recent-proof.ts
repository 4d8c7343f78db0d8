import { lifetimes } from '../account.ts';

/**
 * Whether a proof of identity is recent (docs/rules/sessions.md#recent-authentication). The difference counts in both
 * directions, so that a proof made before the clock was set back does not stay recent for hours.
 */
export const isRecentProof = (provenAt: number, now: number): boolean =>
  Math.abs(now - provenAt) < lifetimes.authentication;
