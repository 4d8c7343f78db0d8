import type { StorageChange, StoredItem } from '@kilim/preview/protocol';
import type { DBSchema } from 'idb';

/** Name of the database: docs/rules/local-storage.md#client-store */
export const databaseName = 'kilim_store';

/** A reply of the server, as the query cache holds it. */
export interface StoredReply {
  readonly key: string;
  /** The project that the reply belongs to; empty for replies about the account. */
  readonly projectId: string;
  readonly data: unknown;
}

/** A file as the server has it. */
export interface StoredFile {
  readonly path: string;
  readonly content: string;
  readonly hash: string;
}

/** The files of an opened project in their last known state on the server. */
export interface StoredDocument {
  readonly projectId: string;
  readonly revision: number;
  readonly files: readonly StoredFile[];
  /** Epoch milliseconds. */
  readonly openedAt: number;
}

export interface StoredProject {
  readonly id: string;
  /** Validated by the reader. */
  readonly project: unknown;
}

/** A change of what an app stores in the preview. */
export type AppDataChange = StorageChange;
export type AppDataItem = StoredItem;

/** What the app of a project stored in the preview. */
export interface StoredAppData {
  readonly projectId: string;
  readonly items: readonly AppDataItem[];
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

export interface ClientDatabase extends DBSchema {
  /** One entry `user`: the id of the user whose data this is. */
  owner: { key: string; value: string };
  replies: { key: string; value: StoredReply; indexes: { projectId: string } };
  projects: { key: string; value: StoredProject };
  documents: { key: string; value: StoredDocument };
  appData: { key: string; value: StoredAppData };
}

export const storeNames = ['owner', 'replies', 'projects', 'documents', 'appData'] as const;
