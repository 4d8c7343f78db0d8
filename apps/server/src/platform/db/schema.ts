import type { ColumnType } from 'kysely';
import type { MoneyTables } from './money-schema.ts';
import type { SecurityTables } from './security-schema.ts';
import type { SiteTables } from './site-schema.ts';
import type { UserTables } from './user-schema.ts';

// Portable between both engines: text ids, epoch milliseconds, 0/1 for booleans, JSON as text (data-engine.md §7).

type Flag = number;
type Json = string;
/** Has a default in the schema. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** Set at insert, never changed. */
type Fixed<T> = ColumnType<T, T, never>;

export interface UsersTable {
  id: Fixed<string>;
  email: string;
  name: string;
  password_hash: string;
  password_updated_at: number;
  /** 0 while the stored password is one that nobody was ever told. */
  has_password: Defaulted<Flag>;
  email_verified: Flag;
  phone: string;
  is_enabled: Flag;
  is_admin: Flag;
  /** Whether a second factor is asked for, as far as there is one. */
  mfa: Defaulted<Flag>;
  /** The password was made by the server and is replaced at the first sign-in. */
  must_change_password: Defaulted<Flag>;
  /** Changes only together with a credit_ledger row. */
  credits: number;
  preferences_json: Json;
  created_at: Fixed<number>;
  updated_at: number;
  accessed_at: number;
  last_login_at: number | null;
  last_credit_update_at: number | null;
  /** Bytes of everything that the person stores; changes only together with what it counts. */
  storage_bytes: Defaulted<number>;
  /** The minute and the day (since the epoch) of the last write, and the bytes that were written in each. */
  write_minute: Defaulted<number>;
  write_minute_bytes: Defaulted<number>;
  write_day: Defaulted<number>;
  write_day_bytes: Defaulted<number>;
}

export interface SessionsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  secret_hash: Fixed<string>;
  provider: Fixed<string>;
  ip: string;
  user_agent: string;
  /** What the session was proven with, such as `password,totp`. */
  factors: Defaulted<string>;
  /** `--` when unknown. */
  country_code: Defaulted<string>;
  /** When a second factor was last proven. */
  mfa_updated_at: number | null;
  /** When its user last proved who they are. */
  authenticated_at: Defaulted<number>;
  expires_at: number;
  created_at: Fixed<number>;
  updated_at: number;
}

export interface TokensTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  kind: Fixed<'verification' | 'recovery' | 'magic-url' | 'deletion-undo' | 'mail-code'>;
  secret_hash: Fixed<string>;
  expires_at: Fixed<number>;
  created_at: Fixed<number>;
  used_at: number | null;
  /** Which press used it, as far as its page named one. */
  attempt_hash: string | null;
}

export interface ProjectsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  name: string;
  /** Trimmed and lower-cased by Turkish rules; unique per person. A deleted project's begins with a space. */
  name_key: string;
  description: string;
  status: string;
  is_public: Flag;
  framework: string;
  template: string;
  revision: number;
  file_count: number;
  byte_count: number;
  /** The sizes of its `project_contents` and `versions`. */
  stored_bytes: Defaulted<number>;
  message_count: number;
  created_at: Fixed<number>;
  updated_at: number;
  last_opened_at: number;
  /** Null while the project is there; everybody but the trash overlooks the others. */
  deleted_at: Defaulted<number | null>;
}

/** Content-addressed: the hash is the SHA-256 of the UTF-8 bytes, so a row never changes. */
export interface BlobsTable {
  hash: Fixed<string>;
  content: Fixed<string>;
  /** Written again, unchanged, to hold a row that is about to be named. */
  size: number;
}

/** Every content that any version of a project names: what keeps it from being swept. */
export interface ProjectContentsTable {
  project_id: Fixed<string>;
  hash: Fixed<string>;
  /** As it counts for the storage of a person: its bytes and a fixed part for its rows. */
  size: Fixed<number>;
}

export interface ProjectFilesTable {
  project_id: Fixed<string>;
  path: Fixed<string>;
  /** Case-folded path; unique per project, so no clash by case can be written. */
  path_key: Fixed<string>;
  hash: string;
  size: number;
  updated_at: number;
}

export interface VersionsTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  revision: Fixed<number>;
  reason: Fixed<string>;
  author: Fixed<string>;
  turn_id: Fixed<string | null>;
  title: Fixed<string | null>;
  /** path → content hash of every file at that moment. */
  manifest_json: Fixed<Json>;
  /** [{path, kind, added, removed}] against the version before. */
  changes_json: Fixed<Json>;
  file_count: Fixed<number>;
  /** As it counts for the storage of a person: manifest, changes and a fixed part for the row. */
  size: Fixed<number>;
  created_at: Fixed<number>;
}

export interface CreditLedgerTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  /** 1, 2, 3 … per person: the order of the rows and the key of the list. */
  position: Fixed<number>;
  kind: Fixed<string>;
  amount: Fixed<number>;
  balance_after: Fixed<number>;
  reason: Fixed<string>;
  turn_id: Fixed<string | null>;
  /** Stays when the project goes, so that sums by project stay right. */
  project_id: Fixed<string | null>;
  model: Fixed<string | null>;
  tokens: Fixed<number | null>;
  idempotency_key: Fixed<string>;
  created_at: Fixed<number>;
}

export interface TurnsTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  user_id: Fixed<string>;
  idempotency_key: Fixed<string>;
  status: string;
  prompt: Fixed<string>;
  language: Fixed<string>;
  quick_prompt_id: Fixed<string | null>;
  provider: Fixed<string>;
  model: Fixed<string>;
  reserved: number;
  charged: number | null;
  tokens: number | null;
  version_id: string | null;
  created_project_json: Json | null;
  error_json: Json | null;
  progress_json: Json;
  /** 1 while the turn runs, null afterwards: at most one running turn a project (unique index). */
  running: number | null;
  stop_requested: Flag;
  /** Until then the process that runs the turn is taken to be alive. */
  lease_until: number;
  created_at: Fixed<number>;
  ended_at: number | null;
}

export interface MessagesTable {
  id: Fixed<string>;
  project_id: Fixed<string>;
  position: Fixed<number>;
  turn_id: Fixed<string | null>;
  type: Fixed<string>;
  content: string;
  changes_json: Json | null;
  metadata_json: Json | null;
  error_json: Json | null;
  created_at: Fixed<number>;
}

export interface JobsTable {
  id: Fixed<string>;
  kind: Fixed<string>;
  payload_json: Fixed<Json>;
  /** Empty again when the job has ended. */
  unique_key: string | null;
  run_at: number;
  lease_until: number;
  attempts: number;
  last_error: string | null;
  done_at: number | null;
  created_at: Fixed<number>;
}

export interface MailsTable {
  id: Fixed<string>;
  recipient: Fixed<string>;
  subject: Fixed<string>;
  text: Fixed<string>;
  html: Fixed<string>;
  created_at: Fixed<number>;
  sent_at: number | null;
}

/** Files of a mail, in their order. */
export interface MailAttachmentsTable {
  mail_id: Fixed<string>;
  position: Fixed<number>;
  file_name: Fixed<string>;
  content_type: Fixed<string>;
  content_base64: Fixed<string>;
}

export interface Database extends UserTables, SecurityTables, SiteTables, MoneyTables {
  users: UsersTable;
  sessions: SessionsTable;
  tokens: TokensTable;
  projects: ProjectsTable;
  blobs: BlobsTable;
  project_contents: ProjectContentsTable;
  project_files: ProjectFilesTable;
  versions: VersionsTable;
  credit_ledger: CreditLedgerTable;
  turns: TurnsTable;
  messages: MessagesTable;
  jobs: JobsTable;
  mails: MailsTable;
  mail_attachments: MailAttachmentsTable;
}
