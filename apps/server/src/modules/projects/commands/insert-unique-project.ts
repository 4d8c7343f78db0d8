import {
  AppError,
  type Project,
  type ProjectId,
  type TurnId,
  type UserId,
  type VersionReason,
} from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import type { PlannedFiles } from '../files/plan-operations.ts';
import { presentProject } from '../present.ts';
import { cleanName, nameKeyOf } from '../project-name.ts';
import type { NewProject } from '../project-record.ts';
import { findProject, insertProject, isProjectIdTaken, listNameKeys } from '../repository.ts';
import { commitFiles } from './commit-files.ts';

export interface FirstVersion {
  readonly storage: StorageCount;
  readonly files: PlannedFiles;
  readonly reason: Extract<VersionReason, 'created' | 'import'>;
  /** The turn that wrote the files; null when the user created the project. */
  readonly turnId: TurnId | null;
}

export interface UniqueProject {
  /** Chosen by the client; by default a new one. */
  readonly id?: ProjectId | undefined;
  readonly userId: UserId;
  /** The wanted name. */
  readonly name: string;
  readonly description: string;
  readonly tags?: readonly string[];
  readonly template: Project['template'];
  /** Returns the wanted name or, when it is taken, a free one. */
  findName(name: string, isTaken: (nameKey: string) => boolean): string;
}

interface UniqueFirstVersion extends Omit<FirstVersion, 'files'> {
  /** A function for files that contain the chosen name. */
  readonly files: PlannedFiles | ((name: string) => PlannedFiles);
}

/** Concurrent requests may take a name between reading the taken ones and inserting; each attempt reads them again. */
const nameAttempts = 5;

/** Commits the first version of a project that was just inserted. */
export async function addFirstVersion(tx: Tx, project: NewProject, first: FirstVersion): Promise<Project> {
  await commitFiles(tx, {
    ...first.files,
    project: { id: project.id, userId: project.userId, revision: 0 },
    storage: first.storage,
    before: new Map(),
    reason: first.reason,
    author: first.turnId === null ? 'user' : 'ai',
    turnId: first.turnId,
    title: null,
    isVersionForced: true,
    now: project.createdAt,
  });
  const created = await findProject(tx, project.userId, project.id);
  if (!created) throw new Error('The project that was just inserted is missing');
  return presentProject(created);
}

/** Inserts a project whose name the user did not type: a taken name gets a number instead of an error. */
export async function insertUniqueProject(
  tx: Tx,
  input: UniqueProject,
  first: UniqueFirstVersion,
  now: number,
): Promise<Project> {
  const { userId, description, tags = [], template } = input;
  const wanted = cleanName(input.name);
  for (let attempt = 1; attempt <= nameAttempts; attempt += 1) {
    const taken = new Set(await listNameKeys(tx, userId));
    const name = input.findName(wanted, (key) => taken.has(key));
    const id = input.id ?? newId<ProjectId>(now);
    const nameKey = nameKeyOf(name);
    const project = { id, userId, name, nameKey, description, tags, template, createdAt: now };
    if (await insertProject(tx, project))
      return addFirstVersion(tx, project, {
        ...first,
        files: typeof first.files === 'function' ? first.files(name) : first.files,
      });
    if (input.id !== undefined && (await isProjectIdTaken(tx, input.id)))
      throw new AppError('project_already_exists');
  }
  throw new AppError('project_name_taken');
}
