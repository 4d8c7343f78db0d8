import type { Language, Project, ProjectId, UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import type { Example } from '../examples/find-example.ts';
import { planFiles } from '../files/plan-operations.ts';
import { describeProject } from '../project-description.ts';
import { findCopyName } from '../project-name.ts';
import { requireCreationInterval } from './create-project.ts';
import { insertUniqueProject } from './insert-unique-project.ts';

export interface RemixInput {
  readonly userId: UserId;
  /** Chosen by the client; repeating a request with it returns the same project. */
  readonly id?: ProjectId | undefined;
  readonly exampleId: string;
  readonly language: Language;
}

/** Creates a project with the files of an example. Throws the errors of `remixExample` in the contract. */
export async function remixExample(
  tx: Tx,
  { userId, id, language }: RemixInput,
  { name, files }: Example,
  storage: StorageCount,
  now: number,
): Promise<Project> {
  await requireCreationInterval(tx, userId, now);
  return insertUniqueProject(
    tx,
    {
      id,
      userId,
      name,
      description: describeProject(undefined, language),
      template: 'ai-generated',
      findName: findCopyName,
    },
    { files: planFiles(new Map(), files), storage, reason: 'created', turnId: null },
    now,
  );
}
