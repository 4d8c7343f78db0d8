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
  /** The language that the user chose; null before the first choice. */
  readonly findLanguage: (tx: Tx, userId: UserId) => Promise<Language | null>;
}

/** Origin of a request whose event is written later by a job. */
export interface EventOrigin {
  readonly network: string;
  readonly userAgent: string;
}

export interface NewEvent {
  readonly kind: SecurityEventKind;
  /** The account concerned; null when unknown. */
  readonly userId: UserId | null;
  readonly detail?: SecurityDetail;
  /** Defaults to the current request. */
  readonly origin?: EventOrigin | null;
}

export interface SecurityRecorder {
  /** Writes an event in the transaction of its change. The actor is the caller of the current request. */
  record(tx: Tx, event: NewEvent): Promise<void>;
  /** Writes an event in its own transaction, for failed attempts. Never call it inside another transaction. */
  recordAlone(event: NewEvent): Promise<void>;
}

export interface DeviceRecognition {
  /** Whether the account signed in before, but not from this device. */
  readonly isNew: boolean;
  /** Value for the device cookie; null when none is to be set. */
  readonly token: string | null;
}

/** The part for the accounts module. */
export interface AccountSecurity extends SecurityRecorder {
  /** Recognises the device of the current request and remembers it for the account. */
  recognizeDevice(tx: Tx, userId: UserId): Promise<DeviceRecognition>;
  /** Deletes the account's devices except the current one. */
  forgetOtherDevices(tx: Tx, userId: UserId): Promise<void>;
  /** Keeps a replaced address, so that administrators find the account by it. */
  keepFormerAddress(tx: Tx, userId: UserId, address: string): Promise<void>;
  saveNetworkCountry(tx: Tx, network: string, countryCode: string): Promise<void>;
  /** The language that the user chose; null before the first choice. */
  findLanguage(tx: Tx, userId: UserId): Promise<Language | null>;
}
