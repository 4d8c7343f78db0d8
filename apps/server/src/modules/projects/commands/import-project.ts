import type { Language, Project, UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import type { FileContent } from '../files/file-content.ts';
import { planContents } from '../files/plan-operations.ts';
import { describeProject } from '../project-description.ts';
import { findCopyName } from '../project-name.ts';
import { requireCreationInterval } from './create-project.ts';
import { insertUniqueProject } from './insert-unique-project.ts';

export interface ImportedFiles {
  readonly userId: UserId;
  readonly name: string;
  readonly language: Language;
  readonly files: readonly (readonly [path: string, content: FileContent])[];
}

/** Creates a project from imported files. Throws the errors of paths, project limits and the storage quota. */
export async function importProject(
  tx: Tx,
  { userId, name, language, files }: ImportedFiles,
  storage: StorageCount,
  now: number,
): Promise<Project> {
  await requireCreationInterval(tx, userId, now);
  const description = describeProject(undefined, language);
  return insertUniqueProject(
    tx,
    { userId, name, description, template: 'basic', findName: findCopyName },
    { files: planContents(files), storage, reason: 'import', turnId: null },
    now,
  );
}
