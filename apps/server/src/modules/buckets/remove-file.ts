import type { UserId } from '@kilim/contract';
import type { FileRecord } from './file-record.ts';
import type { BucketPorts } from './ports.ts';
import { deleteRow, listAbandoned, listDeleted, markDeleted } from './removal-repository.ts';
import { listFilesOf, lockFile } from './repository.ts';
import { removeBytes } from './stored-bytes.ts';

type Key = Pick<FileRecord, 'bucketId' | 'id'>;
type RemovalPorts = Pick<BucketPorts, 'transactions' | 'clock' | 'files' | 'storage'>;

/** Milliseconds after its last part that an unfinished upload is kept. */
const unfinishedKeptFor = 24 * 3_600_000;
/** Milliseconds after which another process has certainly stopped deleting. */
const deletingFor = 10 * 60_000;
const batch = 100;

/** Deletes the bytes of a file that looks missing already, then its row. May be interrupted anywhere. */
async function finishRemoval({ transactions, files }: RemovalPorts, key: Key): Promise<void> {
  await removeBytes(files, key);
  await transactions.run((tx) => deleteRow(tx, key));
}

/** Returns the file as it was; null when it was missing or `isWanted` rejects it. */
export async function removeFile(
  ports: RemovalPorts,
  key: Key,
  isWanted: (file: FileRecord) => boolean = () => true,
): Promise<FileRecord | null> {
  const { transactions, clock, storage } = ports;
  const removed = await transactions.run(async (tx) => {
    const file = await lockFile(tx, key.bucketId, key.id);
    if (!file || !isWanted(file)) return null;
    await markDeleted(tx, key, clock.now());
    if (file.ownerId !== null) await storage.change(tx, file.ownerId, -file.size, 'counted');
    return file;
  });
  if (removed !== null) await finishRemoval(ports, key);
  return removed;
}

/** Deletes a user's own files. Those of the site stay when the administrator who uploaded them leaves. */
export async function eraseFiles(ports: RemovalPorts, userId: UserId): Promise<void> {
  let after: Key | null = null;
  for (;;) {
    const page: FileRecord[] = await listFilesOf(ports.transactions.outside, userId, after, batch);
    for (const file of page) {
      if (file.bucketId !== 'system-assets' || file.state === 'pending') await removeFile(ports, file);
    }
    const last = page.at(-1);
    if (last === undefined || page.length < batch) return;
    after = last;
  }
}

/** Handler of the daily job: unfinished uploads, files without an account and removals that were interrupted. */
export async function tidyFiles(ports: RemovalPorts): Promise<void> {
  const { transactions, clock } = ports;
  const now = clock.now();
  const before = now - unfinishedKeptFor;
  for (;;) {
    const abandoned = await listAbandoned(transactions.outside, before, batch);
    for (const key of abandoned) {
      // A part may have arrived since, or a message that the file was sent with.
      await removeFile(
        ports,
        key,
        (file) => file.ticketId === null && (file.ownerId === null || file.updatedAt < before),
      );
    }
    if (abandoned.length < batch) break;
  }
  for (;;) {
    const deleted = await listDeleted(transactions.outside, now - deletingFor, batch);
    for (const key of deleted) await finishRemoval(ports, key);
    if (deleted.length < batch) return;
  }
}
