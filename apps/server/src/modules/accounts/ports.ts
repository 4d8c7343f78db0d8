import type { UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import type { Passwords } from './passwords.ts';

export interface AccountsSettings {
  /** Part of the cookies' names. */
  readonly projectKey: string;
  readonly siteName: string;
  /** Reserved for the first administrator; compared in lower case. */
  readonly adminEmail: string;
  /** Credits that every new account starts with (`INITIAL_CREDITS`). */
  readonly initialCredits: number;
  /** Origins that links in mails may point at, besides loopback while the server is reached there. */
  readonly trustedOrigins: readonly string[];
  /** Header in which a proxy of ours names the caller's country; nobody is asked without it. */
  readonly countryHeader?: string | undefined;
}

/** Writes the opening row of a new account's ledger. */
export type GrantOpening = (tx: Tx, userId: UserId, amount: number) => Promise<void>;

export interface AccountsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Events;
  readonly mailer: Pick<Mailer, 'post'>;
  readonly jobs: JobQueue;
  readonly passwords: Passwords;
  readonly secrets: SecretBox;
  readonly grantOpening: GrantOpening;
  readonly settings: AccountsSettings;
}
