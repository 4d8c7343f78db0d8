import type { UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { SiteHosts } from '../../platform/hosts/index.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import type { AccountSecurity } from '../security-log/index.ts';
import type { OAuthClient } from './oauth/oauth-client.ts';
import type { Passwords } from './passwords/password-hashing.ts';

export interface AccountsSettings {
  /** Part of the cookies' names. */
  readonly projectKey: string;
  readonly siteName: string;
  /** Reserved for the first administrator; compared in lower case. */
  readonly adminEmail: string;
  /** Credits that every new account starts with (`INITIAL_CREDITS`). */
  readonly initialCredits: number;
  /** Whether mails leave the outbox: then the credits wait for a verified address. */
  readonly sendsMail: boolean;
  /** Milliseconds after which an unused session ends, and after which every one does (`SESSION_IDLE_DAYS`, `SESSION_MAX_DAYS`). */
  readonly sessionIdle: number;
  readonly sessionMaximum: number;
  /** Origins that links in mails may always point at. */
  readonly trustedOrigins: readonly string[];
  /** Where people reach the site, when it is not the address that the request names. */
  readonly publicOrigin?: string | undefined;
  readonly hosts: Pick<SiteHosts, 'leadsHere'>;
  /** Whether a link that signs in may be sent: it has to reach its reader only. */
  readonly offersMagicLink: boolean;
  /** Header in which a proxy of ours names the caller's country; nobody is asked without it. */
  readonly countryHeader?: string | undefined;
}

/**
 * What a module does when a user is erased: it deletes what is large or outside of the database at once, and answers
 * what is left to do in the transaction that deletes the user's rows, before them.
 */
export type Eraser = (userId: UserId) => Promise<(tx: Tx) => Promise<void>>;

/** Writes the opening row of a new account's ledger. */
export type GrantOpening = (tx: Tx, userId: UserId, amount: number) => Promise<void>;

export interface AccountsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Events;
  readonly mailer: Pick<Mailer, 'post' | 'forget'>;
  /** Grows while the modules are joined. */
  readonly erasers: readonly Eraser[];
  readonly jobs: JobQueue;
  readonly passwords: Passwords;
  readonly secrets: SecretBox;
  readonly securityLog: AccountSecurity;
  readonly grantOpening: GrantOpening;
  /** ISO 3166 code of where an address is, null when nobody knows; left out when there is nobody to ask. */
  readonly findCountryCode?: ((ip: string) => Promise<string | null>) | undefined;
  /** Providers that are configured. */
  readonly oauthClients: readonly OAuthClient[];
  readonly settings: AccountsSettings;
}
