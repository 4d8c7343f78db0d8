import type { SessionId, UserId } from '@kilim/contract';

/** A person as the module knows them; never leaves it without `present.ts`. */
export interface Person {
  readonly id: UserId;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly passwordUpdatedAt: number;
  readonly isEmailVerified: boolean;
  readonly phone: string;
  readonly isEnabled: boolean;
  readonly isAdmin: boolean;
  readonly preferences: Readonly<Record<string, unknown>>;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly accessedAt: number;
}

export interface Session {
  readonly id: SessionId;
  readonly userId: UserId;
  readonly provider: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export type TokenKind = 'verification' | 'recovery';

/** A link that was sent by mail. Its secret is in the mail only. */
export interface MailToken {
  readonly id: string;
  readonly userId: UserId;
  readonly expiresAt: number;
  readonly createdAt: number;
}

/** Who a request comes from. */
export interface SignedIn {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
}

const hour = 3_600_000;

/** wire-contract.md §3; `accessedAt` is written once an hour at most, so that reading costs no write. */
export const lifetimes = {
  session: 365 * 24 * hour,
  token: hour,
  accessNote: hour,
} as const;

/** The oldest sessions end when somebody has more. */
export const sessionsPerPerson = 50;

/** wire-contract.md §3 */
export const preferencesMaximum = 65_536;
