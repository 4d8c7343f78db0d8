import { starterFiles } from '@kilim/app-kit';
import {
  AppError,
  limits,
  type Project,
  type ProjectId,
  type TurnId,
  type UserId,
  type VersionReason,
} from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { FileSet } from '../file-set.ts';
import { type OperationsPlan, planFiles } from '../plan-operations.ts';
import { cleanName, describeProject, findFreeName, nameKeyOf } from '../policy.ts';
import { presentProject } from '../present.ts';
import type { CreateProjectInput, CreateWithFilesInput } from '../projects-service.ts';
import {
  findProject,
  hasCreatedSince,
  insertProject,
  isProjectIdTaken,
  listNameKeys,
  type NewProjectRow,
} from '../repository.ts';
import type { StorageCount } from '../stored-size.ts';
import { commitFiles } from './commit-files.ts';

interface FirstVersion {
  readonly storage: StorageCount;
  readonly files: Pick<OperationsPlan, 'after' | 'contents'>;
  readonly reason: Extract<VersionReason, 'created' | 'import'>;
  readonly turnId: TurnId | null;
}

const noFiles: FileSet = new Map();

async function addFirstVersion(tx: Tx, project: NewProjectRow, first: FirstVersion): Promise<Project> {
  await commitFiles(tx, {
    ...first.files,
    project: { id: project.id, revision: 0, user_id: project.userId },
    storage: first.storage,
    before: noFiles,
    reason: first.reason,
    author: first.turnId === null ? 'user' : 'ai',
    turnId: first.turnId,
    title: null,
    isVersionForced: true,
    now: project.createdAt,
  });
  const row = await findProject(tx, project.userId, project.id);
  if (!row) throw new Error('A project that was just inserted is not there.');
  return presentProject(row);
}

/** One project by hand every 2 s (customer.md §5), seen by every process; throws `project_creation_too_fast`. */
export async function requirePace(tx: Tx, userId: UserId, now: number): Promise<void> {
  if (await hasCreatedSince(tx, userId, now - limits.projectCreationInterval, now)) {
    throw new AppError('project_creation_too_fast');
  }
}

/** A person's new project with the starter files. Rules and texts: customer.md §5. */
export async function createProject(
  tx: Tx,
  userId: UserId,
  input: CreateProjectInput,
  storage: StorageCount,
  now: number,
): Promise<Project> {
  const name = cleanName(input.name);
  await requirePace(tx, userId, now);
  const id = input.id ?? newId<ProjectId>(now);
  const project: NewProjectRow = {
    id,
    userId,
    name,
    nameKey: nameKeyOf(name),
    description: describeProject(input.description, input.language),
    template: 'basic',
    createdAt: now,
  };
  if (!(await insertProject(tx, project))) {
    throw new AppError((await isProjectIdTaken(tx, id)) ? 'project_already_exists' : 'project_name_taken');
  }
  const files = planFiles(noFiles, starterFiles({ name, language: input.language }));
  return addFirstVersion(tx, project, { files, storage, reason: 'created', turnId: null });
}

// Between reading the taken names and inserting, another request may take one; each round sees it.
const nameAttempts = 5;

export interface UniqueProject extends FirstVersion {
  readonly userId: UserId;
  /** Wanted; `findName` makes another one of it when it is taken. */
  readonly name: string;
  readonly description: string;
  readonly template: Project['template'];
  findName(name: string, isTaken: (nameKey: string) => boolean): string;
}

/** A project whose name was not typed by hand: one that is taken gets a number instead of an error. */
export async function createUnique(tx: Tx, input: UniqueProject, now: number): Promise<Project> {
  const wanted = cleanName(input.name);
  for (let attempt = 0; attempt < nameAttempts; attempt += 1) {
    const taken = new Set(await listNameKeys(tx, input.userId));
    const name = input.findName(wanted, (key) => taken.has(key));
    const project: NewProjectRow = {
      id: newId<ProjectId>(now),
      userId: input.userId,
      name,
      nameKey: nameKeyOf(name),
      description: input.description,
      template: input.template,
      createdAt: now,
    };
    if (await insertProject(tx, project)) return addFirstVersion(tx, project, input);
  }
  throw new AppError('project_name_taken');
}

/** A project that the AI named and wrote. */
export async function createWithFiles(
  tx: Tx,
  input: CreateWithFilesInput,
  storage: StorageCount,
  now: number,
): Promise<Project> {
  const { userId, name, template, turnId } = input;
  const description = describeProject(input.description, 'tr').slice(0, limits.projectDescriptionMaximum);
  const files = planFiles(noFiles, input.files);
  const first = { files, storage, reason: 'created', turnId } as const;
  return createUnique(tx, { ...first, userId, name, description, template, findName: findFreeName }, now);
}
