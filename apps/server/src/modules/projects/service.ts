import {
  AppError,
  type Language,
  limits,
  type Project,
  type ProjectId,
  type SkippedFile,
  type UserId,
  type Version,
  type VersionId,
} from '@kilim/contract';
import { documentChanged } from '../../platform/events/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { type ApplyFilesInput, applyFiles } from './commands/apply-files.ts';
import type { AppliedVersion, WrittenFiles } from './commands/commit-files.ts';
import { createOnce } from './commands/create-once.ts';
import {
  type CreateProjectInput,
  type CreateWithFilesInput,
  createProject,
  createWithFiles,
} from './commands/create-project.ts';
import { createThrottledCreation } from './commands/create-throttled.ts';
import { duplicateProject } from './commands/duplicate-project.ts';
import { forkFiles, type VersionChoice } from './commands/fork-files.ts';
import { importProject } from './commands/import-project.ts';
import { emptyTrash, purgeProject } from './commands/purge-project.ts';
import { type RemixInput, remixExample } from './commands/remix-example.ts';
import { createLimitChecks } from './commands/require-limits.ts';
import { restoreProject } from './commands/restore-project.ts';
import { type RestoreRevisionInput, restoreRevision } from './commands/restore-revision.ts';
import { restoreVersion } from './commands/restore-version.ts';
import { type AppliedStep, type HistoryStepInput, stepHistory } from './commands/step-history.ts';
import { previewThinning, type ThinningResult, thinVersionsNow } from './commands/thin-versions.ts';
import { type ProjectChange, updateProject } from './commands/update-project.ts';
import { type FileUpload, prepareUpload, type UploadedFile } from './commands/upload-file.ts';
import { type WriteFilesInput, writeFiles } from './commands/write-files.ts';
import { findExample } from './examples/find-example.ts';
import { hashOperations } from './files/plan-operations.ts';
import { readProjectFiles } from './files/repository.ts';
import { createImageStore, type ImageStore } from './images/image-store.ts';
import type { ImportResult } from './import/read-in-worker.ts';
import { nameOfRemote, readRemoteChoice } from './import/remote-choice.ts';
import { lockAnyProject, lockProject, revisionOf } from './lock-repository.ts';
import { listLocks, removeLocks } from './locks/repository.ts';
import { type LockChange, moveLocks, setLock } from './locks/set-lock.ts';
import type { ProjectsPorts } from './ports.ts';
import { presentProject } from './present.ts';
import { checkPicture } from './preview/check-picture.ts';
import { setPreview } from './preview/set-preview.ts';
import { cleanName } from './project-name.ts';
import { createProjectQueries, type ProjectQueries } from './queries.ts';
import { addMessageCount, patchProject } from './repository.ts';
import { trashProject } from './trash/repository.ts';
import { noStorageCount } from './usage/counted-size.ts';
import { closeSession } from './versions/repository.ts';

export interface ImportProjectInput {
  readonly archive: Uint8Array;
  /** For an archive that does not name its project. */
  readonly name?: string | undefined;
  readonly language: Language;
}

export interface ImportRemoteInput {
  readonly address: string;
  readonly branch?: string | undefined;
  readonly folder?: string | undefined;
  readonly language: Language;
  /** Aborted when the user no longer waits. */
  readonly signal: AbortSignal;
}

export interface ImportedProject {
  readonly project: Project;
  /** The first skipped files by path, at most `limits.importSkipsShown`. */
  readonly skipped: readonly SkippedFile[];
  readonly skippedCount: number;
}

/** Projects with their files and versions. All throw `project_not_found` for a project of another user. */
export interface ProjectsService extends ProjectQueries {
  /** Images of the chat. */
  readonly images: ImageStore;
  create(userId: UserId, input: CreateProjectInput): Promise<Project>;
  /** The language of a new project's texts: the wanted one, else the one that the user chose, else `fallback`. */
  languageFor(userId: UserId, wanted: Language | undefined, fallback: Language): Promise<Language>;
  /** Copies the current files, neither chat nor versions. Throttled like `create`. */
  duplicate(userId: UserId, projectId: ProjectId): Promise<Project>;
  /** Creates a project from a zip; a rejected archive leaves nothing behind. Throttled like `create`. */
  importArchive(userId: UserId, input: ImportProjectInput): Promise<ImportedProject>;
  /** Creates a project from a Git remote. Throws `git_address_invalid`, `git_branch_invalid` and those of `readRemoteJob`. */
  importRemote(userId: UserId, input: ImportRemoteInput): Promise<ImportedProject>;
  /**
   * Creates a project with the files of an app of the gallery; the same id again returns the same project. Throttled like
   * `create`; throws `example_not_found`.
   */
  remixExample(input: RemixInput): Promise<Project>;
  /** Finds a project and records that it was opened. */
  open(userId: UserId, projectId: ProjectId): Promise<Project>;
  update(userId: UserId, projectId: ProjectId, change: ProjectChange): Promise<Project>;
  /** Replaces the picture of the first screen. Throws `project_preview_invalid`. */
  setPreview(userId: UserId, projectId: ProjectId, bytes: Uint8Array): Promise<Project>;
  /** Soft delete: moves a project to the trash. Does nothing when there is no such live project. */
  remove(userId: UserId, projectId: ProjectId): Promise<void>;
  /** Restores a project from the trash; a live project is returned unchanged. */
  restoreProject(userId: UserId, projectId: ProjectId): Promise<Project>;
  /** Deletes a project in the trash permanently. */
  purge(userId: UserId, projectId: ProjectId): Promise<void>;
  /** Purges the whole trash; returns the number of projects and the freed bytes. */
  emptyTrash(userId: UserId): Promise<{ projects: number; freedBytes: number }>;
  writeFiles(userId: UserId, projectId: ProjectId, input: WriteFilesInput): Promise<WrittenFiles>;
  /** Paths that answers of the AI may not change. */
  listLocks(userId: UserId, projectId: ProjectId): Promise<string[]>;
  /** Locks or unlocks a file; returns all locked paths. Throws `file_not_found`. */
  setLock(change: LockChange): Promise<string[]>;
  /** Stores a text or a binary file. Throws the errors of `uploadProjectFile` in the contract. */
  uploadFile(userId: UserId, projectId: ProjectId, input: FileUpload): Promise<UploadedFile>;
  restoreVersion(
    userId: UserId,
    projectId: ProjectId,
    versionId: VersionId,
    clientId: string | null,
  ): Promise<Version & { readonly previousId: VersionId | null }>;
  /** What `thinVersions` would delete. */
  previewThinning(userId: UserId, projectId: ProjectId): Promise<ThinningResult>;
  thinVersions(userId: UserId, projectId: ProjectId): Promise<ThinningResult>;

  // For other modules, inside their transactions. The caller has checked the owner.

  /** Locks a project, live or in the trash, until the transaction ends; returns false when it does not exist. */
  lock(tx: Tx, projectId: ProjectId): Promise<boolean>;
  /** Ends the editing session of a locked project, so that its next save makes a new version. */
  closeSession(tx: Tx, projectId: ProjectId): Promise<void>;
  /** Restores the files of a revision as a new version; null when it is no longer kept. */
  restoreRevision(tx: Tx, input: RestoreRevisionInput): Promise<AppliedVersion | null>;
  /**
   * Creates a project with the files of a version; `add` copies more in the same transaction and returns the number of
   * messages. Throttled like `create`; throws `turn_version_missing`.
   */
  fork(
    userId: UserId,
    projectId: ProjectId,
    at: VersionChoice,
    add: (tx: Tx, copy: Project, now: number) => Promise<number>,
  ): Promise<Project>;
  /** The revision of a locked project. */
  revisionOf(tx: Tx, projectId: ProjectId): Promise<number>;
  /** Contents by path of a live project. */
  readFiles(tx: Tx, projectId: ProjectId): Promise<{ revision: number; files: Record<string, string> }>;
  readLocks(tx: Tx, projectId: ProjectId): Promise<string[]>;
  /** Unlocks files of a locked project; returns the paths that are still locked. */
  unlock(tx: Tx, projectId: ProjectId, paths: readonly string[]): Promise<string[]>;
  /** Checks paths and limits, then writes all files as one version; unchanged files create none. */
  applyFiles(tx: Tx, input: ApplyFilesInput): Promise<AppliedVersion>;
  /** Undoes the last change or makes it again as a new version of a turn; null when there is none. */
  stepHistory(tx: Tx, input: HistoryStepInput): Promise<AppliedStep | null>;
  /** Creates a project with the given files and a unique name (` 2`, ` 3` … appended). */
  createWithFiles(tx: Tx, input: CreateWithFilesInput): Promise<Project>;
  /** Adds `change` to the project's message count. */
  countMessages(tx: Tx, projectId: ProjectId, change: number): Promise<void>;
  /** Publishes `files-changed` to the project's tabs. Call it after the commit. */
  publishFilesChanged(applied: AppliedVersion, projectId: ProjectId, clientId: string | null): void;
}

/** Attempts to restore a project while concurrent requests take its name. */
const restoreAttempts = 10;

export function createProjectsService(ports: ProjectsPorts): ProjectsService {
  const { transactions, clock, events, hasRunningTurn, storage = noStorageCount } = ports;
  const findVersionsInUse = ports.findVersionsInUse ?? (async () => new Set<VersionId>());

  const { requireLimit, requireLimits } = createLimitChecks(ports.findProjectLimit);
  const throttled = createThrottledCreation({ transactions, clock, requireLimits });

  /** Tells the owner's open tabs about a project that appeared. */
  const announce = async <Created>(
    userId: UserId,
    creating: Promise<Created>,
    idOf: (created: Created) => ProjectId,
  ): Promise<Created> => {
    const created = await creating;
    events.publishResource(documentChanged('projects', idOf(created), 'create', [`user:${userId}`]));
    return created;
  };
  const byId = ({ id }: { readonly id: ProjectId }): ProjectId => id;

  interface Import {
    readonly name: string | undefined;
    readonly language: Language;
    readonly prepare: () => Promise<ImportResult>;
  }
  const insertImport = (userId: UserId, { name, language, prepare }: Import): Promise<ImportedProject> => {
    const making = throttled.createPrepared({
      userId,
      prepare,
      make: async (tx, now, { files, skipped, skippedCount, name: ownName }) => {
        const wanted = (ownName ?? name ?? '').slice(0, limits.projectNameMaximum).trim();
        const input = { userId, name: wanted === '' ? 'App' : wanted, language, files };
        return { project: await importProject(tx, input, storage, now), skipped, skippedCount };
      },
    });
    return announce(userId, making, ({ project }) => project.id);
  };

  const publishFilesChanged: ProjectsService['publishFilesChanged'] = (applied, projectId, clientId) => {
    if (applied.paths.length === 0) return;
    events.publishToProject(projectId, {
      kind: 'files-changed',
      projectId,
      revision: applied.revision,
      versionId: applied.version.id,
      reason: applied.version.reason,
      paths: [...applied.paths],
      clientId,
    });
  };

  const publishLocks = (projectId: ProjectId, paths: readonly string[]): void =>
    events.publishToProject(projectId, { kind: 'locks-changed', projectId, paths: [...paths] });
  const queries = createProjectQueries(transactions, clock, ports.findTurnStates ?? (async () => new Map()));

  return {
    ...queries,
    images: createImageStore({ transactions, clock, storage }),
    languageFor: async (userId, wanted, fallback) =>
      wanted ?? (await ports.findLanguage?.(transactions.outside, userId)) ?? fallback,
    create: async (userId, input) => {
      const name = cleanName(input.name);
      const making = throttled.create({
        userId,
        make: (tx, now) => createProject(tx, userId, { ...input, name }, storage, now),
      });
      return announce(userId, making, byId);
    },
    duplicate: (userId, projectId) =>
      announce(
        userId,
        throttled.create({
          userId,
          sourceId: projectId,
          make: (tx, now) => duplicateProject(tx, userId, projectId, storage, now),
        }),
        byId,
      ),
    importArchive: (userId, { archive, name, language }) =>
      insertImport(userId, { name, language, prepare: () => ports.readArchive(archive, userId) }),
    importRemote: async (userId, { language, signal, ...wanted }) => {
      const choice = readRemoteChoice(wanted);
      return insertImport(userId, {
        name: nameOfRemote(choice.address),
        language,
        prepare: () => ports.readRemote(choice, userId, signal),
      });
    },
    remixExample: (input) =>
      createOnce(transactions.outside, input, () =>
        announce(
          input.userId,
          throttled.createPrepared({
            userId: input.userId,
            id: input.id,
            prepare: () => findExample(input, ports.composeExample),
            make: (tx, now, example) => remixExample(tx, input, example, storage, now),
          }),
          byId,
        ),
      ),
    open: async (userId, projectId) => {
      const project = await transactions.run((tx) =>
        patchProject(tx, userId, projectId, { lastOpenedAt: clock.now() }),
      );
      if (!project) throw new AppError('project_not_found');
      return presentProject(project);
    },
    update: async (userId, projectId, change) => {
      const project = await transactions.run((tx) =>
        updateProject(tx, { userId, projectId }, change, clock.now()),
      );
      events.publishToProject(projectId, { kind: 'project-updated', project });
      return project;
    },
    setPreview: async (userId, projectId, bytes) => {
      const picture = checkPicture(bytes);
      const { project, isNew } = await transactions.run((tx) =>
        setPreview(tx, { userId, projectId }, picture, storage, clock.now()),
      );
      if (isNew) events.publishToProject(projectId, { kind: 'project-updated', project });
      return project;
    },
    remove: async (userId, projectId) => {
      const before = await ports.readDocument?.(userId, projectId);
      const isTrashed = await transactions.run(async (tx) => {
        // Locked first, because of the lock order.
        if (!(await lockProject(tx, projectId, userId))) return false;
        await ports.beforeRemoval?.(tx, projectId);
        return trashProject(tx, userId, projectId, clock.now());
      });
      if (!isTrashed) return;
      events.publishToProject(projectId, { kind: 'project-deleted', projectId });
      events.publishResource(documentChanged('projects', projectId, 'delete', [`user:${userId}`], before));
    },
    restoreProject: async (userId, projectId) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const restoring = transactions.run((tx) =>
            restoreProject(tx, userId, projectId, () => requireLimit(tx, userId)),
          );
          return await announce(userId, restoring, byId);
        } catch (error) {
          // Lost a race for the name; the next attempt chooses another one.
          const isTaken = error instanceof AppError && error.type === 'project_name_taken';
          if (!isTaken || attempt === restoreAttempts) throw error;
        }
      }
    },
    purge: async (userId, projectId) => {
      await transactions.run((tx) => purgeProject(tx, userId, projectId, storage, clock.now()));
    },
    emptyTrash: (userId) => emptyTrash({ transactions, clock }, userId, storage),
    writeFiles: async (userId, projectId, input) => {
      const { reason, title } = input;
      const operations = await hashOperations(input.operations);
      const { written, locks } = await transactions.run(async (tx) => {
        const batch = { reason, title, operations };
        const done = await writeFiles(tx, userId, projectId, batch, storage, clock.now());
        return { written: done, locks: await moveLocks(tx, projectId, operations) };
      });
      publishFilesChanged(written, projectId, input.clientId ?? null);
      if (locks !== null) publishLocks(projectId, locks);
      return written;
    },
    listLocks: async (userId, projectId) => {
      await queries.find(userId, projectId);
      return listLocks(transactions.outside, projectId);
    },
    setLock: async (change) => {
      const paths = await transactions.run((tx) => setLock(tx, change));
      publishLocks(change.projectId, paths);
      return paths;
    },
    uploadFile: async (userId, projectId, upload) => {
      const { batch, present } = prepareUpload(upload);
      const written = await transactions.run((tx) =>
        writeFiles(tx, userId, projectId, batch, storage, clock.now()),
      );
      publishFilesChanged(written, projectId, upload.clientId ?? null);
      return present(written);
    },
    restoreVersion: async (userId, projectId, versionId, clientId) => {
      const restored = await transactions.run((tx) =>
        restoreVersion(tx, { userId, projectId, versionId, storage, now: clock.now(), hasRunningTurn }),
      );
      publishFilesChanged(restored, projectId, clientId);
      return { ...restored.version, previousId: restored.previousId };
    },
    previewThinning: (userId, projectId) =>
      previewThinning(transactions.outside, userId, { projectId, now: clock.now(), findVersionsInUse }),
    thinVersions: (userId, projectId) =>
      transactions.run((tx) =>
        thinVersionsNow(tx, userId, { projectId, storage, now: clock.now(), findVersionsInUse }),
      ),
    lock: async (tx, projectId) => (await lockAnyProject(tx, projectId)) !== null,
    readFiles: async (tx, projectId) => {
      const found = await readProjectFiles(tx, projectId);
      if (!found) throw new AppError('project_not_found');
      const files = Object.fromEntries(found.files.map(({ path, content }) => [path, content]));
      return { revision: found.revision, files };
    },
    readLocks: listLocks,
    unlock: async (tx, projectId, paths) => {
      await removeLocks(tx, projectId, paths);
      return listLocks(tx, projectId);
    },
    applyFiles: (tx, input) => applyFiles(tx, input, storage, clock.now()),
    stepHistory: (tx, input) => stepHistory(tx, input, storage, clock.now()),
    createWithFiles: async (tx, input) => {
      await requireLimits(tx, input.userId);
      return createWithFiles(tx, input, storage, clock.now());
    },
    restoreRevision: (tx, input) => restoreRevision(tx, input, storage, clock.now()),
    fork: (userId, projectId, at, add) =>
      announce(
        userId,
        throttled.create({
          userId,
          sourceId: projectId,
          make: async (tx, now) => {
            const copy = await forkFiles(tx, { userId, projectId, at }, storage, now);
            return { ...copy, messageCount: await add(tx, copy, now) };
          },
        }),
        byId,
      ),
    closeSession,
    revisionOf,
    countMessages: addMessageCount,
    publishFilesChanged,
  };
}
