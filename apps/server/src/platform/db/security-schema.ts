import type { ColumnType } from 'kysely';

// Tables of the security log.

type Fixed<T> = ColumnType<T, T, never>;

/** Append-only: triggers reject every UPDATE, and every DELETE outside of the retention job. */
export interface SecurityEventsTable {
  /** Begins with its time, so ids sort by time and a time range is a range of ids. */
  id: Fixed<string>;
  category: Fixed<string>;
  kind: Fixed<string>;
  /** The account concerned. No foreign key: the row outlives the account. */
  user_id: Fixed<string | null>;
  /** The user who acted, if it is not the account's owner. */
  actor_id: Fixed<string | null>;
  network: Fixed<string>;
  browser: Fixed<string>;
  system: Fixed<string>;
  detail_json: Fixed<string>;
  created_at: Fixed<number>;
}

/** One row. Events before `delete_before` may be deleted; the retention job sets it within its own transaction. */
export interface SecurityRetentionTable {
  id: Fixed<number>;
  delete_before: number;
}

/** Country of a network, stored when a session from it is located. */
export interface NetworkPlacesTable {
  network: Fixed<string>;
  country_code: string;
  updated_at: number;
}

/** Browsers that signed in to an account, by the hash of their device cookie. */
export interface KnownDevicesTable {
  user_id: Fixed<string>;
  token_hash: Fixed<string>;
  created_at: Fixed<number>;
  seen_at: number;
}

/** Previous addresses of an account, so that operators can find it by them. */
export interface FormerAddressesTable {
  user_id: Fixed<string>;
  address: Fixed<string>;
  left_at: number;
}

export interface SecurityAlertsTable {
  id: Fixed<string>;
  kind: Fixed<string>;
  /** User id or network of the burst; empty for the whole site. */
  subject: Fixed<string>;
  /** Number of the period; unique with kind and subject, so that several processes raise one alert. */
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
