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
  /** Part of the cookie names. */
  readonly projectKey: string;
  readonly siteName: string;
  /** Reserved for the first administrator; compared in lower case (`ADMIN_EMAIL`). */
  readonly adminEmail: string;
  /** Credits of a new account (docs/rules/settings.md#limits). */
  readonly initialCredits: number;
  /** Whether mails are really sent; if so, the credits are granted after the address is verified. */
  readonly sendsMail: boolean;
  /** Idle and maximum lifetime of a session in milliseconds (`SESSION_IDLE_DAYS`, `SESSION_MAX_DAYS`). */
  readonly sessionIdle: number;
  readonly sessionMaximum: number;
  /** Origins that links in mails may always lead to. */
  readonly trustedOrigins: readonly string[];
  /** Origin of the public site, when it differs from the requested host. */
  readonly publicOrigin?: string | undefined;
  readonly hosts: Pick<SiteHosts, 'leadsHere'>;
  /** Whether sign-in links may be sent, because only the recipient can read the mail. */
  readonly offersMagicLink: boolean;
  /** Header in which our proxy sends the caller's country; without it no such header is trusted. */
  readonly countryHeader?: string | undefined;
}

/**
 * A module's part in erasing a user: it deletes files and large data at once and returns the work that runs in the
 * transaction that deletes the user's rows, before they are deleted.
 */
export type Eraser = (userId: UserId) => Promise<(tx: Tx) => Promise<void>>;

/** Writes the opening ledger entry of a new account. */
export type GrantOpening = (tx: Tx, userId: UserId, amount: number) => Promise<void>;

export interface AccountsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Events;
  readonly mailer: Pick<Mailer, 'post' | 'forget'>;
  /** Modules are added while the server is composed. */
  readonly erasers: readonly Eraser[];
  readonly jobs: JobQueue;
  readonly passwords: Passwords;
  readonly secrets: SecretBox;
  readonly securityLog: AccountSecurity;
  readonly grantOpening: GrantOpening;
  /** ISO 3166 code of an address's country, null when unknown; undefined without a geolocation service. */
  readonly findCountryCode?: ((ip: string) => Promise<string | null>) | undefined;
  /** The configured providers. */
  readonly oauthClients: readonly OAuthClient[];
  readonly settings: AccountsSettings;
}
