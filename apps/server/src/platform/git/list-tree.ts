import { AppError } from '@kilim/contract';
import { gitRules } from './git-rules.ts';
import type { OpenRemote } from './open-remote.ts';

/** A file of a commit. */
export interface TreeFile {
  readonly path: string;
  readonly oid: string;
  /** Such as `100644`, for a symbolic link `120000` and for a submodule `160000`. */
  readonly mode: string;
}

export const linkMode = '120000';

export interface ListOptions {
  /** Whether a folder is opened; by default all are. */
  readonly isWanted?: (folder: string) => boolean;
  /** By default submodules are left out. */
  readonly hasSubmodules?: boolean;
}

/** Lists the files of a fetched commit. Throws `git_too_large` for too many files. */
export async function listTree(
  { git, local }: OpenRemote,
  oid: string,
  { isWanted = () => true, hasSubmodules = false }: ListOptions = {},
): Promise<TreeFile[]> {
  const files: TreeFile[] = [];
  const waiting = [{ oid, start: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { tree } = await git.readTree({ ...local, oid: next.oid });
    for (const { path, oid: found, mode, type } of tree) {
      const full = next.start + path;
      if (type === 'blob' || (type === 'commit' && hasSubmodules))
        files.push({ path: full, oid: found, mode });
      else if (type === 'tree') {
        if (isWanted(full)) waiting.push({ oid: found, start: `${full}/` });
        // Stands for the folder, as in a zip.
        else files.push({ path: `${full}/-`, oid: found, mode });
      }
      if (files.length + waiting.length > gitRules.filesMaximum) throw new AppError('git_too_large');
    }
  }
  return files;
}
