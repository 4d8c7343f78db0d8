import { starterFiles } from '@kilim/app-kit';
import {
  AppError,
  type Language,
  limits,
  type Project,
  type ProjectId,
  type TurnId,
  type UserId,
} from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { planFiles } from '../files/plan-operations.ts';
import { describeProject } from '../project-description.ts';
import { cleanName, findFreeName, nameKeyOf } from '../project-name.ts';
import { hasCreatedSince, insertProject, isProjectIdTaken } from '../repository.ts';
import { addFirstVersion, insertUniqueProject } from './insert-unique-project.ts';

export interface CreateProjectInput {
  readonly id?: ProjectId | undefined;
  readonly name: string;
  readonly description?: string | undefined;
  readonly language: Language;
  /** Instead of the starter files. */
  readonly files?: Readonly<Record<string, string>> | undefined;
  /** The user did not type the name: a taken one gets a number instead of an error. */
  readonly isNameSuggested?: boolean;
}

export interface CreateWithFilesInput {
  readonly userId: UserId;
  readonly name: string;
  readonly description: string;
  readonly files: Readonly<Record<string, string>>;
  readonly template: Project['template'];
  readonly turnId: TurnId | null;
}

/**
 * Enforces the creation interval across all processes (docs/rules/projects.md#creation-interval); throws
 * `project_creation_too_fast`.
 */
export async function requireCreationInterval(tx: Tx, userId: UserId, now: number): Promise<void> {
  if (await hasCreatedSince(tx, userId, now - limits.projectCreationInterval, now)) {
    throw new AppError('project_creation_too_fast');
  }
}

/** Creates a project with the starter files. Throws the errors of `createProject` in the contract. */
export async function createProject(
  tx: Tx,
  userId: UserId,
  input: CreateProjectInput,
  storage: StorageCount,
  now: number,
): Promise<Project> {
  const name = cleanName(input.name);
  await requireCreationInterval(tx, userId, now);
  const description = describeProject(input.description, input.language);
  if (input.isNameSuggested) {
    return insertUniqueProject(
      tx,
      { id: input.id, userId, name, description, template: 'basic', findName: findFreeName },
      {
        files: (free) => planFiles(new Map(), starterFiles({ name: free, language: input.language })),
        storage,
        reason: 'created',
        turnId: null,
      },
      now,
    );
  }
  const id = input.id ?? newId<ProjectId>(now);
  const project = {
    id,
    userId,
    name,
    nameKey: nameKeyOf(name),
    description,
    tags: [],
    template: 'basic',
    createdAt: now,
  } as const;
  if (!(await insertProject(tx, project))) {
    throw new AppError((await isProjectIdTaken(tx, id)) ? 'project_already_exists' : 'project_name_taken');
  }
  const files = planFiles(new Map(), input.files ?? starterFiles({ name, language: input.language }));
  return addFirstVersion(tx, project, { files, storage, reason: 'created', turnId: null });
}

/** Creates a project that a turn named and wrote. */
export async function createWithFiles(
  tx: Tx,
  input: CreateWithFilesInput,
  storage: StorageCount,
  now: number,
): Promise<Project> {
  const { userId, name, template, turnId } = input;
  const description = describeProject(input.description, 'tr').slice(0, limits.projectDescriptionMaximum);
  return insertUniqueProject(
    tx,
    { userId, name, description, template, findName: findFreeName },
    { files: planFiles(new Map(), input.files), storage, reason: 'created', turnId },
    now,
  );
}
