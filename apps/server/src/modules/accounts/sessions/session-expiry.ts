/** Lifetimes of sessions in milliseconds (docs/rules/sessions.md#lifetime). */
export interface SessionLifetimes {
  readonly sessionIdle: number;
  readonly sessionMaximum: number;
}

/** When a session that is used now expires: after the idle time, but never later than the maximum after sign-in. */
export function sessionExpiry(
  { sessionIdle, sessionMaximum }: SessionLifetimes,
  createdAt: number,
  now: number,
): number {
  return Math.min(now + sessionIdle, createdAt + sessionMaximum);
}
