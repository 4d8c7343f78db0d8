import type { SessionId, UserId } from '@kilim/contract';

/** A person as the module knows them; never leaves it without `present.ts`. */
export interface Person {
  readonly id: UserId;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly passwordUpdatedAt: number;
  /** Whether somebody knows it: joining a provider or claiming an address writes one that nobody was told. */
  readonly hasPassword: boolean;
  /** The password was made by the server and is replaced at the first sign-in. */
  readonly mustChangePassword: boolean;
  readonly isEmailVerified: boolean;
  readonly phone: string;
  readonly isEnabled: boolean;
  readonly isAdmin: boolean;
  /** Whether a second factor is asked for, as far as there is one. */
  readonly isMfaOn: boolean;
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
  /** ISO 3166 code, `--` when unknown. */
  readonly countryCode: string;
  /** What it was proven with, in order: `password`, `totp` … */
  readonly factors: readonly string[];
  /** When the second factor was last proven. */
  readonly factorProvenAt: number | null;
  /** When its user last proved who they are: by signing in or by confirming it since. */
  readonly authenticatedAt: number;
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export type TokenKind = 'verification' | 'recovery' | 'magic-url' | 'deletion-undo' | 'mail-code';

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
  /** Whether the session still owes a second factor: then it may prove it or end, nothing else. */
  readonly awaitsFactor?: boolean;
  /** Whether the password was made by the server: until it is replaced the session may do nothing else. */
  readonly mustChangePassword?: boolean;
  /** Whether its user proved who they are within the last minutes (`lifetimes.authentication`). */
  readonly hasRecentlyAuthenticated: boolean;
  /** When the session ends unless it is used until then. */
  readonly sessionEndsAt?: number;
}

/** An authenticator app; counts only when it was verified with one of its codes. */
export interface Authenticator {
  readonly sealedSecret: string;
  readonly isVerified: boolean;
}

export interface Challenge {
  readonly id: string;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly factor: 'totp' | 'recoverycode';
  readonly expiresAt: number;
  readonly createdAt: number;
}

const minute = 60_000;
const hour = 3_600_000;

/** `accessedAt` and a session's end are written once an hour at most, so that reading costs no write. */
export const lifetimes = {
  token: hour,
  /** customer.md §2 and decisions.md: a deletion can be undone for 7 days. */
  deletion: 7 * 24 * hour,
  challenge: 15 * minute,
  /** How long a sign-in, or a confirmation since, allows what could lock the owner out or moves money. */
  authentication: 10 * minute,
  /** How long the press that used a link may be repeated, because its answer was lost. */
  linkRepeat: 2 * minute,
  accessNote: hour,
} as const;

/** The oldest sessions end when somebody has more. */
export const sessionsPerPerson = 50;

export const recoveryCodeCount = 10;

/** wire-contract.md §3 */
export const preferencesMaximum = 65_536;
