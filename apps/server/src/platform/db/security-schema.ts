import type { ColumnType } from 'kysely';

// Tables of the security log; the rules of schema.ts hold.

type Fixed<T> = ColumnType<T, T, never>;

/** Append-only: triggers reject every UPDATE, and every DELETE outside of the retention job. */
export interface SecurityEventsTable {
  /** Begins with its time, so ids sort by time and a time range is a range of ids. */
  id: Fixed<string>;
  category: Fixed<string>;
  kind: Fixed<string>;
  /** Whom it is about. No foreign key: the row outlives the account, and its id alone names nobody. */
  user_id: Fixed<string | null>;
  /** Who did it, where that is somebody else. */
  actor_id: Fixed<string | null>;
  network: Fixed<string>;
  browser: Fixed<string>;
  system: Fixed<string>;
  detail_json: Fixed<string>;
  created_at: Fixed<number>;
}

/** One row. Events before `delete_before` may be deleted; the retention job sets it for its own transaction only. */
export interface SecurityRetentionTable {
  id: Fixed<number>;
  delete_before: number;
}

/** Country of a network, learned when a session there is located. */
export interface NetworkPlacesTable {
  network: Fixed<string>;
  country_code: string;
  updated_at: number;
}

/** Browsers that an account has signed in from, by the hash of their device cookie. */
export interface KnownDevicesTable {
  user_id: Fixed<string>;
  token_hash: Fixed<string>;
  created_at: Fixed<number>;
  seen_at: number;
}

/** Addresses that an account had before, so that operators find it by the address its owner remembers. */
export interface FormerAddressesTable {
  user_id: Fixed<string>;
  address: Fixed<string>;
  left_at: number;
}

export interface SecurityAlertsTable {
  id: Fixed<string>;
  kind: Fixed<string>;
  /** User id or network that the burst is about; empty for the whole site. */
  subject: Fixed<string>;
  /** Number of the period; with kind and subject unique, so that processes raise an alert once. */
  period: Fixed<number>;
  count: number;
  created_at: Fixed<number>;
  acknowledged_at: number | null;
  acknowledged_by: string | null;
}

/** When the last mail about a kind of alert was sent. */
export interface SecurityAlertMailsTable {
  kind: Fixed<string>;
  mailed_at: number;
}

export interface SecurityTables {
  security_events: SecurityEventsTable;
  security_retention: SecurityRetentionTable;
  network_places: NetworkPlacesTable;
  known_devices: KnownDevicesTable;
  former_addresses: FormerAddressesTable;
  security_alerts: SecurityAlertsTable;
  security_alert_mails: SecurityAlertMailsTable;
}
