import type { Credits, UserId } from '@kilim/contract';

/** A row of the list; times are epoch milliseconds. */
export interface UserRecord {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly searchKey: string;
  readonly isEmailVerified: boolean;
  readonly isAdmin: boolean;
  readonly isEnabled: boolean;
  readonly credits: Credits;
  readonly createdAt: number;
  readonly lastLoginAt: number | null;
  readonly accessedAt: number;
  /** null unless a deletion waits. */
  readonly deletionDueAt: number | null;
}

/** What only the page of one user shows. */
export interface UserExtra {
  readonly phone: string;
  readonly storageBytes: number;
  readonly sessions: number;
  readonly lastCreditUpdateAt: number | null;
}
