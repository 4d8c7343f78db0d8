import { AppError } from '@kilim/contract';
import type { OpenRemote } from '../../../platform/git/index.ts';

const localRef = 'refs/heads/kilim-push';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/**
 * Sends a commit to a branch, never by force. Throws `git_remote_changed` when the branch was changed in between, and
 * `git_push_rejected` when the repository refuses it, for example because the branch is protected.
 */
export async function sendCommit(
  { git, local, remote }: OpenRemote,
  commit: string,
  branch: string,
): Promise<void> {
  await git.writeRef({ ...local, ref: localRef, value: commit, force: true });
  try {
    const { ok } = await git.push({
      ...local,
      ...remote,
      remote: 'origin',
      ref: localRef,
      remoteRef: `refs/heads/${branch}`,
      force: false,
    });
    if (!ok) throw new AppError('git_push_rejected');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'PushRejectedError') throw new AppError('git_remote_changed', { params: { branch } });
    // The remote's reason is not shown, because another server wrote it.
    if (code === 'GitPushError') throw new AppError('git_push_rejected');
    throw error;
  }
}
