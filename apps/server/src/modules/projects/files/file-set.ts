import { checkSizes, findCaseClash, normalizePath } from '@kilim/app-kit';
import { AppError, limits } from '@kilim/contract';

/** Hash and size of the file at a path, without its content. */
export interface FileInfo {
  readonly hash: string;
  readonly size: number;
}

export type FileSet = ReadonlyMap<string, FileInfo>;

/** Normalises a path; throws `file_path_invalid`. */
export function requirePath(raw: string): string {
  const result = normalizePath(raw);
  if (result.ok) return result.path;
  // The path may be megabytes long.
  throw new AppError('file_path_invalid', {
    params: { path: raw.slice(0, 255), reason: result.error.kind },
  });
}

/**
 * Checks limits and path clashes of a whole project; throws the error of the first broken rule. `texts` are the hashes of
 * new texts, whose limit is lower than that of binary files.
 */
export function requireAllowed(files: FileSet, texts: ReadonlySet<string>): void {
  const clash = findCaseClash(files.keys());
  if (clash) {
    throw new AppError('file_path_clash', {
      params: { path: clash.second, other: clash.first, reason: clash.kind },
    });
  }
  const sizesOf = (set: Iterable<readonly [string, FileInfo]>) =>
    [...set].map(([path, { size }]) => [path, size] as const);
  const checked = checkSizes(sizesOf(files), limits.bytesPerBinaryFile);
  const ofTexts = checkSizes(sizesOf([...files].filter(([, { hash }]) => texts.has(hash))));
  const isCountExceeded = !checked.ok && checked.error.kind === 'too-many-files';
  const failed = isCountExceeded || ofTexts.ok ? checked : ofTexts;
  if (failed.ok) return;
  const { error } = failed;
  const params = { actual: error.actual, limit: error.limit };
  switch (error.kind) {
    case 'too-many-files':
      throw new AppError('project_too_many_files', { params });
    case 'file-too-large':
      throw new AppError('file_too_large', { params: { ...params, path: error.path } });
    case 'project-too-large':
      throw new AppError('project_too_large', { params });
  }
}

export interface FileSetDifference {
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly deleted: readonly string[];
}

/** Sorted paths by kind of change. */
export function compareFileSets(before: FileSet, after: FileSet): FileSetDifference {
  const afterPaths = [...after.keys()].toSorted();
  return {
    created: afterPaths.filter((path) => !before.has(path)),
    updated: afterPaths.filter(
      (path) => before.has(path) && before.get(path)?.hash !== after.get(path)?.hash,
    ),
    deleted: [...before.keys()].filter((path) => !after.has(path)).toSorted(),
  };
}
