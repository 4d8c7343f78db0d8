import type { Language, SecurityDetail, SecurityEventKind, UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';

export interface SecurityLogPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly mailer: Pick<Mailer, 'post'>;
  readonly readSiteName: () => string;
  /** The language that a person chose; null until they choose. */
  readonly findLanguage: (tx: Tx, userId: UserId) => Promise<Language | null>;
}

/** Where an event came from, for work that a job does later. */
export interface EventOrigin {
  readonly network: string;
  readonly userAgent: string;
}

export interface NewEvent {
  readonly kind: SecurityEventKind;
  /** Whom it is about; null when no account is known. */
  readonly userId: UserId | null;
  readonly detail?: SecurityDetail;
  /** Of the request unless given. */
  readonly origin?: EventOrigin | null;
}

/** What other modules write with. */
export interface SecurityRecorder {
  /** Writes an event together with the change that it tells of. The actor is the caller of the running request. */
  record(tx: Tx, event: NewEvent): Promise<void>;
  /** In a transaction of its own, for attempts that changed nothing. Never call it inside another one. */
  recordAlone(event: NewEvent): Promise<void>;
}

export interface DeviceRecognition {
  /** Whether the account has signed in before, but not from this browser. */
  readonly isNew: boolean;
  /** What the browser should keep from now on; null outside of a request. */
  readonly token: string | null;
}

/** What the accounts module needs besides. */
export interface AccountSecurity extends SecurityRecorder {
  /** Looks the browser up by its cookie and remembers it for the account. */
  recognizeDevice(tx: Tx, userId: UserId): Promise<DeviceRecognition>;
  /** Forgets every browser of the account but the one that asks. */
  forgetOtherDevices(tx: Tx, userId: UserId): Promise<void>;
  /** Keeps the address that an account leaves, so that operators can find the account by it. */
  keepFormerAddress(tx: Tx, userId: UserId, address: string): Promise<void>;
  /** Remembers where a network is. */
  saveNetworkCountry(tx: Tx, network: string, countryCode: string): Promise<void>;
  /** The language that a person chose; null until they choose. */
  findLanguage(tx: Tx, userId: UserId): Promise<Language | null>;
}
