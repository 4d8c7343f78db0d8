import { exampleNames, fillBlueprint, isExampleId } from '@kilim/app-kit';
import { AppError, type Language, type Project, type ProjectId, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
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

/** Creates a project with the files of a built-in app. Throws the errors of `remixExample` in the contract. */
export async function remixExample(
  tx: Tx,
  { userId, id, exampleId, language }: RemixInput,
  storage: StorageCount,
  now: number,
): Promise<Project> {
  if (!isExampleId(exampleId)) throw new AppError('example_not_found');
  await requireCreationInterval(tx, userId, now);
  const name = exampleNames[exampleId][language];
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
    {
      files: planFiles(new Map(), fillBlueprint(exampleId, name, language)),
      storage,
      reason: 'created',
      turnId: null,
    },
    now,
  );
}
