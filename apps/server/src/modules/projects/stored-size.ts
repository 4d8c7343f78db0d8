import type { UserId } from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';

// How projects count for the storage of their owner: each distinct content once per project, however many files and
// versions name it, and each version with its manifest and summary of changes. Contents that several projects share
// count in each of them: deleting one of them then frees what its row says, and no count depends on other people.

/** What the rows and index entries of a content or a version take beside its text. */
const rowOverhead = 512;

export const countedContent = (size: number): number => size + rowOverhead;

export function countedVersion(manifestJson: string, changesJson: string): number {
  return rowOverhead + Buffer.byteLength(manifestJson) + Buffer.byteLength(changesJson);
}

/** Keeps the count of what a person stores. The rules are those of the storage module. */
export interface StorageCount {
  change(tx: Tx, userId: UserId, bytes: number, rule: 'paced' | 'limited' | 'counted'): Promise<void>;
}

/** For callers that do not count, such as tests of something else. */
export const uncounted: StorageCount = { change: async () => {} };
