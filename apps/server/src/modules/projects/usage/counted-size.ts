import type { StorageCount } from '../../storage/index.ts';

// What a project counts towards its owner's quota: every distinct content once per project, however many files and
// versions refer to it, plus each version's manifest and list of changes. A content shared by several projects counts
// in each of them, so deleting a project frees exactly its stored bytes and no count depends on other users.
// See docs/rules/projects.md#stored-bytes.

/** Estimated bytes of the rows and index entries of a content or a version. */
const rowOverhead = 512;

/** Bytes that a content of `size` bytes adds to what a project stores. */
export const countedContent = (size: number): number => size + rowOverhead;

/** Bytes that a version adds to what a project stores. */
export function countedVersion(manifestJson: string, changesJson: string): number {
  return rowOverhead + Buffer.byteLength(manifestJson) + Buffer.byteLength(changesJson);
}

/** A counter that does nothing; for callers without quotas, such as tests. */
export const noStorageCount: StorageCount = { change: async () => {} };
