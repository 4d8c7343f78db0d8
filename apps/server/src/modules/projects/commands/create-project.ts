import { starterFiles } from '@kilim/app-kit';
import { AppError, limits, type Project, type ProjectId, type TurnId, type UserId } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import { planFiles } from '../plan-operations.ts';
import { cleanName, describeProject, findFreeName, nameKeyOf } from '../policy.ts';
import { presentProject } from '../present.ts';
import type { CreateProjectInput, CreateWithFilesInput } from '../projects-service.ts';
import {
  findLastCreation,
  findProject,
  insertProject,
  isProjectIdTaken,
  listNameKeys,
  type NewProjectRow,
} from '../repository.ts';
import { commitFiles } from './commit-files.ts';

async function addFirstVersion(
  tx: Tx,
  project: NewProjectRow,
  files: Readonly<Record<string, string>>,
  turnId: TurnId | null,
): Promise<Project> {
  await commitFiles(tx, {
    ...planFiles(new Map(), files),
    project: { id: project.id, revision: 0 },
    before: new Map(),
    reason: 'created',
    author: turnId === null ? 'user' : 'ai',
    turnId,
    title: null,
    isVersionForced: true,
    now: project.createdAt,
  });
  const row = await findProject(tx, project.userId, project.id);
  if (!row) throw new Error('A project that was just inserted is not there.');
  return presentProject(row);
}

/** A person's new project with the starter files. Rules and texts: customer.md §5. */
export async function createProject(
  tx: Tx,
  userId: UserId,
  input: CreateProjectInput,
  now: number,
): Promise<Project> {
  const name = cleanName(input.name);
  const sinceLast = now - (await findLastCreation(tx, userId));
  if (sinceLast >= 0 && sinceLast < limits.projectCreationInterval) {
    throw new AppError('project_creation_too_fast');
  }
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
  return addFirstVersion(tx, project, starterFiles({ name, language: input.language }), null);
}

// Between reading the taken names and inserting, another request may take one; each round sees it.
const nameAttempts = 5;

/** A project that the AI named: a name that is taken gets a number instead of an error. */
export async function createWithFiles(tx: Tx, input: CreateWithFilesInput, now: number): Promise<Project> {
  const wanted = cleanName(input.name);
  for (let attempt = 0; attempt < nameAttempts; attempt += 1) {
    const taken = new Set(await listNameKeys(tx, input.userId));
    const name = findFreeName(wanted, (key) => taken.has(key));
    const project: NewProjectRow = {
      id: newId<ProjectId>(now),
      userId: input.userId,
      name,
      nameKey: nameKeyOf(name),
      description: describeProject(input.description, 'tr').slice(0, limits.projectDescriptionMaximum),
      template: input.template,
      createdAt: now,
    };
    if (await insertProject(tx, project)) return addFirstVersion(tx, project, input.files, input.turnId);
  }
  throw new AppError('project_name_taken');
}
