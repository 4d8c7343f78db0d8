import type { ColumnType } from 'kysely';

// Tables of a user's security, profile and data.

type Flag = number;
type Fixed<T> = ColumnType<T, T, never>;

export interface AuthenticatorsTable {
  user_id: Fixed<string>;
  /** The TOTP secret, sealed with the server's key for `totp:USER`. */
  sealed_secret: Fixed<string>;
  verified: Flag;
  /** The newest 30-second step whose code was used; codes of this step and earlier ones are rejected. */
  last_step: number;
  created_at: Fixed<number>;
}

export interface RecoveryCodesTable {
  user_id: Fixed<string>;
  code_hash: Fixed<string>;
  used_at: number | null;
}

export interface MfaChallengesTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  session_id: Fixed<string>;
  factor: Fixed<string>;
  expires_at: Fixed<number>;
  created_at: Fixed<number>;
}

/** An account at an OAuth provider. */
export interface IdentitiesTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  provider: Fixed<string>;
  provider_uid: Fixed<string>;
  email: Fixed<string>;
  created_at: Fixed<number>;
}

export interface ProfilesTable {
  user_id: Fixed<string>;
  phone_number: string;
  location: string;
  /** Empty until chosen. */
  language: string;
  theme: string;
  timezone: string;
  notify_email: Flag;
  notify_push: Flag;
  notify_sms: Flag;
  notify_marketing: Flag;
  avatar_id: string | null;
  avatar_key: string | null;
  /** Bytes of the photo; null for photos from before sizes were stored. */
  avatar_size: number | null;
  updated_at: number;
}

/** A day (UTC, such as 2026-11-20) on which a user was active. */
export interface SeenDaysTable {
  user_id: Fixed<string>;
  day: Fixed<string>;
}

export interface ConsentsTable {
  user_id: Fixed<string>;
  document: Fixed<string>;
  version: Fixed<string>;
  accepted_at: Fixed<number>;
}

export interface DataExportsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  status: string;
  language: Fixed<string>;
  storage_key: string | null;
  size: number | null;
  created_at: Fixed<number>;
  ready_at: number | null;
  expires_at: number;
}

/** Disabled accounts that are erased at `due_at`. */
export interface AccountDeletionsTable {
  user_id: Fixed<string>;
  requested_at: Fixed<number>;
  due_at: Fixed<number>;
}

/** Addresses that have received welcome credits. */
export interface WelcomeGrantsTable {
  address_hash: Fixed<string>;
  granted_at: Fixed<number>;
}

/** A file of a user's library. */
export interface AssetsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  name: string;
  type: Fixed<string>;
  media_type: Fixed<string>;
  bytes: Fixed<number>;
  width: Fixed<number | null>;
  height: Fixed<number | null>;
  folder: string;
  tags_json: string;
  /** Folded tags, each between line breaks. */
  tag_keys: string;
  /** Folded name and tags. */
  search_key: string;
  storage_key: Fixed<string>;
  thumbnail_key: string | null;
  thumbnail_bytes: ColumnType<number, number | undefined, number>;
  created_at: Fixed<number>;
}

/** Users whose library has been given its samples. */
export interface AssetSamplesTable {
  user_id: Fixed<string>;
  added_at: Fixed<number>;
}

export interface UserTables {
  assets: AssetsTable;
  asset_samples: AssetSamplesTable;
  welcome_grants: WelcomeGrantsTable;
  authenticators: AuthenticatorsTable;
  recovery_codes: RecoveryCodesTable;
  mfa_challenges: MfaChallengesTable;
  identities: IdentitiesTable;
  profiles: ProfilesTable;
  seen_days: SeenDaysTable;
  consents: ConsentsTable;
  data_exports: DataExportsTable;
  account_deletions: AccountDeletionsTable;
}
