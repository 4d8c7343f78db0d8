import type { ProjectId } from '@kilim/contract';
import { z } from 'zod';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

/** The last push of a project. Contains no credentials. */
export interface PushRecord {
  readonly projectId: ProjectId;
  readonly address: string;
  readonly branch: string;
  readonly commit: string;
  /** The ids of the pushed files by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly pushedAt: number;
}

const storedFiles = z.record(z.string(), z.string());

export async function findPush(tx: Tx, projectId: ProjectId): Promise<PushRecord | null> {
  const row = await queries(tx)
    .selectFrom('project_remotes')
    .selectAll()
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (!row) return null;
  const { address, branch, commit_id: commit, pushed_at: pushedAt } = row;
  const files = storedFiles.parse(JSON.parse(row.files_json));
  return { projectId, address, branch, commit, files, pushedAt };
}

export async function savePush(tx: Tx, push: PushRecord): Promise<void> {
  const values = {
    address: push.address,
    branch: push.branch,
    commit_id: push.commit,
    files_json: JSON.stringify(push.files),
    pushed_at: push.pushedAt,
  };
  await queries(tx)
    .insertInto('project_remotes')
    .values({ project_id: push.projectId, ...values })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
    .execute();
}
