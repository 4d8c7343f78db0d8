import type { ColumnType } from 'kysely';

// Tables of files in buckets.

type Fixed<T> = ColumnType<T, T, never>;

export interface BucketFilesTable {
  bucket_id: Fixed<string>;
  id: Fixed<string>;
  /** null when the account was deleted, and for a file that the support team sent. */
  owner_id: string | null;
  /** `pending` until all parts have arrived; `deleted` until the stored bytes are gone. */
  state: 'pending' | 'complete' | 'deleted';
  name: string;
  /** The name in lower case by Turkish rules. */
  search_key: string;
  permissions_json: string;
  media_type: string;
  /** MD5 in hex. */
  signature: string;
  size: Fixed<number>;
  parts_total: Fixed<number>;
  parts_stored: number;
  created_at: Fixed<number>;
  updated_at: number;
  /** The ticket, its message and the place in it that an attachment was sent with; null before. */
  ticket_id: string | null;
  reply_id: string | null;
  position: number | null;
}

/** Parts of a file in order, each stored as a file of its own. */
export interface BucketPartsTable {
  bucket_id: Fixed<string>;
  file_id: Fixed<string>;
  part: Fixed<number>;
  storage_key: Fixed<string>;
  size: Fixed<number>;
}

export interface BucketTables {
  bucket_files: BucketFilesTable;
  bucket_parts: BucketPartsTable;
}
