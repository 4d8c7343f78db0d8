import { StoredItems } from '@kilim/preview/stored-items';
import { deleteDB, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { appDataMaximum, findEvicted, findEvictedAppData } from './eviction.ts';
import {
  type AppDataChange,
  type AppDataItem,
  type ClientDatabase,
  databaseName,
  type StoredDocument,
  type StoredReply,
  storeNames,
} from './schema.ts';

type Name = StoreNames<ClientDatabase>;
type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<ClientDatabase, Name[], Mode>;

/** What became of a write: `full` means that the device has no space, `refused` that the store is another user's. */
export type WriteResult = 'written' | 'full' | 'unavailable' | 'refused';

/** The data of one user in this browser. Reads of a missing or blocked database return nothing. */
export interface ClientStore {
  /** Makes the user the owner and starts with an empty store. */
  claim(): Promise<void>;
  readReply(key: string): Promise<unknown>;
  writeReply(reply: StoredReply): Promise<WriteResult>;
  /** The known projects; unvalidated. */
  readProjects(): Promise<readonly unknown[]>;
  /** Replaces the known projects by what `change` returns for them. */
  changeProjects(
    change: (known: readonly unknown[]) => readonly { readonly id: string }[],
  ): Promise<WriteResult>;
  /** Ids of the projects whose files are kept. */
  listDocuments(): Promise<readonly string[]>;
  readDocument(projectId: string): Promise<StoredDocument | undefined>;
  /** Stores the files of an opened project and evicts those that were opened longest ago. */
  writeDocument(document: StoredDocument): Promise<WriteResult>;
  /** What the project's app stored in the preview; null when that cannot be read, which does not mean that there is none. */
  readAppData(projectId: string): Promise<readonly AppDataItem[] | null>;
  /** Applies changes of one tab; other tabs may have stored other keys. `now` in epoch milliseconds. */
  changeAppData(projectId: string, changes: readonly AppDataChange[], now: number): Promise<WriteResult>;
  removeAppData(projectId: string): Promise<WriteResult>;
  /** Removes a deleted project. */
  removeProject(projectId: string): Promise<WriteResult>;
  /** Removes everything. */
  clear(): Promise<WriteResult>;
}

let opening: Promise<IDBPDatabase<ClientDatabase>> | undefined;

function openDatabase(): Promise<IDBPDatabase<ClientDatabase>> {
  opening ??= openDB<ClientDatabase>(databaseName, 2, {
    upgrade(database, oldVersion) {
      database.createObjectStore('appData', { keyPath: 'projectId' });
      if (oldVersion === 1) return;
      database.createObjectStore('owner');
      database.createObjectStore('replies', { keyPath: 'key' }).createIndex('projectId', 'projectId');
      database.createObjectStore('projects', { keyPath: 'id' });
      database.createObjectStore('documents', { keyPath: 'projectId' });
    },
    // Another tab deletes the database when the user signs out.
    blocking: () => closeDatabase(),
    terminated: () => {
      opening = undefined;
    },
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

function closeDatabase(): void {
  void opening?.then(
    (database) => database.close(),
    () => undefined,
  );
  opening = undefined;
}

/** Deletes the database with the data of every user. Never fails. */
export async function deleteClientStore(): Promise<void> {
  closeDatabase();
  await deleteDB(databaseName).catch(() => undefined);
}

/**
 * Opens the store of one user. `isAllowed` is checked before each write, because a sign-out may end the access; `onFull` is
 * called for each write that the device has no space for.
 */
export function createClientStore(
  userId: string,
  isAllowed: () => boolean = () => true,
  onFull: () => void = () => undefined,
): ClientStore {
  async function read<Value>(
    names: readonly Name[],
    none: Value,
    run: (transaction: Transaction<'readonly'>) => Promise<Value>,
  ): Promise<Value> {
    try {
      const transaction = (await openDatabase()).transaction(['owner', ...names], 'readonly');
      const owner = await transaction.objectStore('owner').get('user');
      return owner === userId ? await run(transaction) : none;
    } catch {
      return none;
    }
  }

  async function write(
    names: readonly Name[],
    run: (transaction: Transaction<'readwrite'>) => Promise<unknown>,
  ): Promise<WriteResult> {
    // Opening would create the database that a sign-out has just deleted.
    if (!isAllowed()) return 'refused';
    try {
      const transaction = (await openDatabase()).transaction(['owner', ...names], 'readwrite');
      // An aborted transaction rejects `done` too; the first error is the one that counts.
      transaction.done.catch(() => undefined);
      if ((await transaction.objectStore('owner').get('user')) !== userId) return 'refused';
      await run(transaction);
      await transaction.done;
      return 'written';
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      if (isFull) onFull();
      return isFull ? 'full' : 'unavailable';
    }
  }

  async function removeReplies(transaction: Transaction<'readwrite'>, projectId: string): Promise<void> {
    const replies = transaction.objectStore('replies');
    for (const key of await replies.index('projectId').getAllKeys(projectId)) await replies.delete(key);
  }

  return {
    async claim() {
      try {
        const transaction = (await openDatabase()).transaction([...storeNames], 'readwrite');
        for (const name of storeNames) await transaction.objectStore(name).clear();
        await transaction.objectStore('owner').put(userId, 'user');
        await transaction.done;
      } catch {
        // Without a database the site works online.
      }
    },
    readReply: (key) =>
      read(['replies'], undefined, async (transaction) => {
        return (await transaction.objectStore('replies').get(key))?.data;
      }),
    writeReply: (reply) => write(['replies'], (transaction) => transaction.objectStore('replies').put(reply)),
    readProjects: () =>
      read(['projects'], [], async (transaction) => {
        return (await transaction.objectStore('projects').getAll()).map(({ project }) => project);
      }),
    changeProjects: (change) =>
      write(['projects'], async (transaction) => {
        const store = transaction.objectStore('projects');
        const known = await store.getAll();
        await store.clear();
        for (const project of change(known.map((entry) => entry.project)))
          await store.put({ id: project.id, project });
      }),
    listDocuments: () =>
      read(['documents'], [], (transaction) => transaction.objectStore('documents').getAllKeys()),
    readDocument: (projectId) =>
      read(['documents'], undefined, (transaction) => transaction.objectStore('documents').get(projectId)),
    writeDocument: (document) =>
      write(['documents', 'replies'], async (transaction) => {
        const store = transaction.objectStore('documents');
        await store.put(document);
        for (const projectId of findEvicted(await store.getAll())) {
          await store.delete(projectId);
          await removeReplies(transaction, projectId);
        }
      }),
    readAppData: (projectId) =>
      read<readonly AppDataItem[] | null>(['appData'], null, async (transaction) => {
        return (await transaction.objectStore('appData').get(projectId))?.items ?? [];
      }),
    changeAppData: (projectId, changes, now) =>
      write(['appData'], async (transaction) => {
        const store = transaction.objectStore('appData');
        const items = new StoredItems();
        for (const item of (await store.get(projectId))?.items ?? []) items.apply(item);
        for (const change of changes) items.apply(change);
        await store.put({ projectId, items: items.list(), changedAt: now });
        if ((await store.count()) <= appDataMaximum) return;
        for (const evicted of findEvictedAppData(await store.getAll())) await store.delete(evicted);
      }),
    removeAppData: (projectId) =>
      write(['appData'], (transaction) => transaction.objectStore('appData').delete(projectId)),
    removeProject: (projectId) =>
      write(['replies', 'projects', 'documents', 'appData'], async (transaction) => {
        await transaction.objectStore('appData').delete(projectId);
        await transaction.objectStore('projects').delete(projectId);
        await transaction.objectStore('documents').delete(projectId);
        await removeReplies(transaction, projectId);
      }),
    clear: () =>
      write([...storeNames], async (transaction) => {
        for (const name of storeNames) await transaction.objectStore(name).clear();
      }),
  };
}
