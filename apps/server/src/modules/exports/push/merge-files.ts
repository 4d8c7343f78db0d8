/** A file of a commit: the id of its content, and its mode such as `100644`. */
export interface CommittedFile {
  readonly oid: string;
  readonly mode: string;
}

export interface MergeInput {
  /** The files of the commit to which the push is added. */
  readonly base: ReadonlyMap<string, CommittedFile>;
  /** The ids of the files that the project had at its last push to this repository, by path. */
  readonly pushed: ReadonlyMap<string, string>;
  /** The ids of the files that the project has now. */
  readonly own: ReadonlyMap<string, string>;
}

const plainFile = '100644';

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * The files of the new commit, a three-way merge per file (docs/rules/git.md#push): a file that only the repository has
 * or that was changed only there stays; a file that the project changed or added is the project's; a file that the
 * project deleted is deleted unless it was changed there.
 */
export function mergeFiles({ base, pushed, own }: MergeInput): Map<string, CommittedFile> {
  const merged = new Map<string, CommittedFile>();
  const ownFolders = new Set([...own.keys()].flatMap(foldersOf));
  for (const [path, file] of base) {
    const isDeleted = !own.has(path) && pushed.has(path) && pushed.get(path) === file.oid;
    // A path cannot be a file and a folder.
    const isInTheWay = ownFolders.has(path) || foldersOf(path).some((folder) => own.has(folder));
    if (!isDeleted && !isInTheWay) merged.set(path, file);
  }
  for (const [path, oid] of own) {
    const there = base.get(path);
    const isChangedThereOnly = there !== undefined && pushed.get(path) === oid && there.oid !== oid;
    if (!isChangedThereOnly) merged.set(path, { oid, mode: there?.oid === oid ? there.mode : plainFile });
  }
  return merged;
}

/** Whether two commits have the same files. */
export function hasSameFiles(
  one: ReadonlyMap<string, CommittedFile>,
  other: ReadonlyMap<string, CommittedFile>,
): boolean {
  return (
    one.size === other.size &&
    [...one].every(([path, { oid, mode }]) => other.get(path)?.oid === oid && other.get(path)?.mode === mode)
  );
}
