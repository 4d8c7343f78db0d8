import type { StoredAppData, StoredDocument } from './schema.ts';

/** Opened projects whose files are kept: docs/rules/local-storage.md#client-store */
export const documentMaximum = 5;
/** Characters of the kept files of all projects. */
export const sizeMaximum = 24_000_000;

const sizeOf = ({ files }: StoredDocument): number =>
  files.reduce((sum, { path, content }) => sum + path.length + content.length, 0);

/** Ids of the projects to remove, so that number and size stay below the limits. The last opened project always stays. */
export function findEvicted(documents: readonly StoredDocument[]): readonly string[] {
  const newestFirst = [...documents].sort((left, right) => right.openedAt - left.openedAt);
  let size = 0;
  return newestFirst
    .filter((document, index) => {
      size += sizeOf(document);
      return index > 0 && (index >= documentMaximum || size > sizeMaximum);
    })
    .map(({ projectId }) => projectId);
}

/** Projects whose apps' data is kept: docs/rules/local-storage.md#app-data */
export const appDataMaximum = 20;

/** Ids of the projects whose apps stored something longest ago. */
export function findEvictedAppData(
  kept: readonly Pick<StoredAppData, 'projectId' | 'changedAt'>[],
): readonly string[] {
  return [...kept]
    .sort((left, right) => right.changedAt - left.changedAt)
    .slice(appDataMaximum)
    .map(({ projectId }) => projectId);
}
