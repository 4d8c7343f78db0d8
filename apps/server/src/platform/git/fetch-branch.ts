import { AppError } from '@kilim/contract';
import type { OpenRemote } from './open-remote.ts';

/** Branches of a remote by name, with the commits that they point to. */
export interface RemoteBranches {
  readonly commits: ReadonlyMap<string, string>;
  /** Null when the repository is empty. */
  readonly standard: string | null;
}

const branchStart = 'refs/heads/';

/** Lists the branches of a remote. `forPush` reads them as they are before a push. */
export async function listBranches({ git, remote }: OpenRemote, forPush: boolean): Promise<RemoteBranches> {
  const refs = await git.listServerRefs({ ...remote, protocolVersion: 1, forPush, symrefs: true });
  const commits = new Map<string, string>();
  for (const { ref, oid } of refs) {
    if (ref.startsWith(branchStart)) commits.set(ref.slice(branchStart.length), oid);
  }
  const head = refs.find(({ ref }) => ref === 'HEAD');
  const named = head?.target?.startsWith(branchStart) ? head.target.slice(branchStart.length) : null;
  // Some servers do not name the target of HEAD.
  const found = [...commits].find(([, oid]) => oid === head?.oid)?.[0];
  return { commits, standard: named ?? found ?? [...commits.keys()][0] ?? null };
}

/** Fetches the newest commit of a branch with its files; returns the commit. Throws `git_branch_not_found`. */
export async function fetchBranch({ git, local, remote }: OpenRemote, branch: string): Promise<string> {
  const { fetchHead } = await git.fetch({
    ...local,
    ...remote,
    remote: 'origin',
    ref: branchStart + branch,
    remoteRef: branchStart + branch,
    singleBranch: true,
    depth: 1,
    tags: false,
  });
  if (fetchHead === null) throw new AppError('git_branch_not_found', { params: { branch } });
  return fetchHead;
}
