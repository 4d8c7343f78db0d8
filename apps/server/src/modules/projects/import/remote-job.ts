import { basename } from 'node:path/posix';
import { isGeneratedFolder, normalizePath } from '@kilim/app-kit';
import { AppError } from '@kilim/contract';
import {
  fetchBranch,
  linkMode,
  listBranches,
  listTree,
  type OpenRemote,
  type RemoteOptions,
  type TreeFile,
  withRemote,
} from '../../../platform/git/index.ts';
import type { FilePage, WorkerJob } from '../../../platform/workers/index.ts';
import type { FileContent } from '../files/file-content.ts';
import type { ImportEntry } from './import-entry.ts';
import { type ImportSummary, sendImport } from './import-job.ts';
import { readImport } from './read-import.ts';

export interface RemoteSource extends Pick<RemoteOptions, 'address' | 'policy' | 'timeLimit'> {
  /** Null for the repository's own. */
  readonly branch: string | null;
  /** Null for the whole repository. */
  readonly folder: string | null;
}

async function chooseBranch(open: OpenRemote, wanted: string | null): Promise<string> {
  const { commits, standard } = await listBranches(open, false);
  const branch = wanted ?? standard;
  if (branch === null) throw new AppError('import_no_project');
  if (!commits.has(branch)) throw new AppError('git_branch_not_found', { params: { branch } });
  return branch;
}

function filesIn(tree: readonly TreeFile[], folder: string): readonly TreeFile[] {
  const checked = normalizePath(folder.replace(/^\/+|\/+$/g, ''));
  const start = checked.ok ? `${checked.path}/` : null;
  const found = start === null ? [] : tree.filter(({ path }) => path.startsWith(start));
  if (start === null || found.length === 0) {
    throw new AppError('git_folder_not_found', { params: { folder: folder.slice(0, 255) } });
  }
  return found.map((file) => ({ ...file, path: file.path.slice(start.length) }));
}

function toEntry({ git, local }: OpenRemote, { path, oid, mode }: TreeFile): ImportEntry {
  const read = async () => (await git.readBlob({ ...local, oid })).blob;
  return {
    name: path,
    isFolder: false,
    isLink: mode === linkMode,
    measure: async () => (await read()).byteLength,
    read,
  };
}

/**
 * Reads the project of a branch of a Git remote. Throws `git_branch_not_found`, `git_folder_not_found`, and the errors of
 * `withRemote` and `readImport`.
 */
export const readRemoteJob: WorkerJob<RemoteSource, ImportSummary, never, FilePage<FileContent>> = async (
  { branch, folder, ...options },
  { send },
) => {
  const read = await withRemote({ ...options, login: null }, async (open) => {
    const commit = await fetchBranch(open, await chooseBranch(open, branch));
    const tree = await listTree(open, commit, { isWanted: (path) => !isGeneratedFolder(basename(path)) });
    const files = folder === null ? tree : filesIn(tree, folder);
    return readImport(files.map((file) => toEntry(open, file)));
  });
  return sendImport(read, send);
};
