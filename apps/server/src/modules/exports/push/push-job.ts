import { createSharedScans } from '@kilim/app-kit';
import { AppError } from '@kilim/contract';
import {
  fetchBranch,
  listBranches,
  listTree,
  type OpenRemote,
  type RemoteLogin,
  type RemoteOptions,
  withRemote,
} from '../../../platform/git/index.ts';
import type { FilePage, WorkerJob } from '../../../platform/workers/index.ts';
import { buildExport, type ExportInput, readProject, requireStartable } from '../build-export.ts';
import { type CommittedFile, hasSameFiles, mergeFiles } from './merge-files.ts';
import { sendCommit } from './send-commit.ts';
import { type NewCommit, writeCommit } from './write-commit.ts';

/** What the project knows of its last push to the same repository. */
export interface LastPush {
  readonly commit: string;
  /** The ids of the pushed files by path. */
  readonly files: Readonly<Record<string, string>>;
}

export interface PushInput
  extends ExportInput,
    Pick<RemoteOptions, 'address' | 'policy' | 'timeLimit'>,
    Pick<NewCommit, 'message' | 'author' | 'now'> {
  readonly login: RemoteLogin;
  readonly branch: string;
  /** The branch on which a new one is based; null for the repository's own. */
  readonly from: string | null;
  readonly last: LastPush | null;
}

export interface PushResult extends LastPush {
  readonly isNewBranch: boolean;
  readonly isUnchanged: boolean;
}

interface Base {
  /** Null in an empty repository. */
  readonly commit: string | null;
  readonly files: ReadonlyMap<string, CommittedFile>;
  readonly isNewBranch: boolean;
}

async function writeFiles(
  { git, local }: OpenRemote,
  exported: Readonly<Record<string, string | Uint8Array>>,
): Promise<Map<string, string>> {
  const own = new Map<string, string>();
  for (const [path, content] of Object.entries(exported)) {
    const blob = typeof content === 'string' ? Buffer.from(content) : content;
    own.set(path, await git.writeBlob({ ...local, blob }));
  }
  return own;
}

/** The commit to which the push is added. Throws `git_branch_not_found` for an unknown `from`. */
async function findBase(open: OpenRemote, { branch, from }: PushInput): Promise<Base> {
  // First, because it needs the right to write.
  const { commits } = await listBranches(open, true);
  const isNewBranch = !commits.has(branch);
  if (commits.size === 0) return { commit: null, files: new Map(), isNewBranch };
  const wanted = isNewBranch ? (from ?? (await listBranches(open, false)).standard) : branch;
  if (wanted === null || !commits.has(wanted)) {
    throw new AppError('git_branch_not_found', { params: { branch: wanted ?? branch } });
  }
  const commit = await fetchBranch(open, wanted);
  const tree = await listTree(open, commit, { hasSubmodules: true });
  const files = new Map(tree.map(({ path, oid, mode }) => [path, { oid, mode }]));
  return { commit, files, isNewBranch };
}

/**
 * Adds the exported project as one commit to a branch of a Git remote, never by force. Throws `export_failed`,
 * `git_remote_changed` when the branch has commits that the project did not push, `git_push_rejected`, and the errors of
 * `withRemote`.
 */
export const pushProjectJob: WorkerJob<PushInput, PushResult, FilePage<string | Uint8Array>> = async (
  input,
  { pages },
) => {
  const { branch, last } = input;
  const project = await readProject(pages);
  const scans = createSharedScans();
  requireStartable(project.files, scans);
  const { exported } = buildExport(project, input, scans);
  return withRemote(input, async (open) => {
    const base = await findBase(open, input);
    const own = await writeFiles(open, exported);
    const pushed = new Map(Object.entries(last?.files ?? {}));
    const files = mergeFiles({ base: base.files, pushed, own });
    const result = { files: Object.fromEntries(own), isNewBranch: base.isNewBranch };
    if (base.commit !== null && !base.isNewBranch && hasSameFiles(files, base.files)) {
      return { ...result, commit: base.commit, isUnchanged: true };
    }
    if (base.commit !== null && !base.isNewBranch && base.commit !== last?.commit) {
      throw new AppError('git_remote_changed', { params: { branch } });
    }
    const commit = await writeCommit(open, { ...input, files, parent: base.commit });
    await sendCommit(open, commit, branch);
    return { ...result, commit, isUnchanged: false };
  });
};
