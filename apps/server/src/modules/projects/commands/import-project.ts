import type { Language, Project, UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { FileContent } from '../file-content.ts';
import { planContents } from '../plan-operations.ts';
import { describeProject, findCopyName } from '../policy.ts';
import type { StorageCount } from '../stored-size.ts';
import { createUnique, requirePace } from './create-project.ts';

export interface ImportedFiles {
  readonly userId: UserId;
  readonly name: string;
  readonly language: Language;
  readonly files: readonly (readonly [path: string, content: FileContent])[];
}

/** A new project out of imported files. Throws the errors of paths, limits and storage. */
export async function importProject(
  tx: Tx,
  input: ImportedFiles,
  storage: StorageCount,
  now: number,
): Promise<Project> {
  const { userId, name, language } = input;
  await requirePace(tx, userId, now);
  const files = planContents(input.files);
  const description = describeProject(undefined, language);
  const first = { files, storage, reason: 'import', turnId: null } as const;
  return createUnique(
    tx,
    { ...first, userId, name, description, template: 'basic', findName: findCopyName },
    now,
  );
}
