import { AppError, limits, type Project, type ProjectId, type UserId, type VersionId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import { applyFiles } from './commands/apply-files.ts';
import { createProject, createWithFiles } from './commands/create-project.ts';
import { duplicateProject } from './commands/duplicate-project.ts';
import { importProject } from './commands/import-project.ts';
import { previewThinning, thinVersionsNow } from './commands/prune-versions.ts';
import { purgeProject } from './commands/purge-project.ts';
import { requireRoomFor, requireTrashRoom } from './commands/require-room.ts';
import { restoreProject } from './commands/restore-project.ts';
import { restoreVersion } from './commands/restore-version.ts';
import { writeFiles } from './commands/write-files.ts';
import { createCreationPace } from './creation-pace.ts';
import { readProjectFiles } from './file-repository.ts';
import type { ReadArchive } from './import/read-in-worker.ts';
import { cleanName, nameKeyOf } from './policy.ts';
import { presentFile, presentProject } from './present.ts';
import { createProjectQueries } from './project-queries.ts';
import type { AppliedVersion, ProjectsService } from './projects-service.ts';
import {
  addMessageCount,
  countProjects,
  findProject,
  lockProject,
  type ProjectPatch,
  patchProject,
} from './repository.ts';
import { type StorageCount, uncounted } from './stored-size.ts';
import { holdProject, listTrashedIds, trashProject } from './trash-repository.ts';

export interface ProjectsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Events;
  /** Answered by the module that owns turns. */
  hasRunningTurn(tx: Tx, projectId: ProjectId): Promise<boolean>;
  /** Versions that messages of the chat lead to; they are never thinned out. Left out where there is no chat. */
  findVersionsInUse?(tx: Tx, projectId: ProjectId): Promise<ReadonlySet<VersionId>>;
  /** Unpacks a zip and chooses its files, away from the event loop. */
  readonly readArchive: ReadArchive;
  /** Called before a project goes into the trash, in the same transaction: what its turns have reserved has to come back. */
  beforeRemoval?(tx: Tx, projectId: ProjectId): Promise<void>;
  /** Counts what people store and refuses what is too much; leaving it out counts nothing. */
  readonly storage?: StorageCount;
  /** How many projects a person may have; null, and leaving it out, is without a limit. */
  findProjectLimit?(tx: Tx, userId: UserId): Promise<number | null>;
}

/** Rounds that find a free name while others take names at the same moment. */
const nameAttempts = 10;

export function createProjectsService(ports: ProjectsPorts): ProjectsService {
  const { transactions, clock, events, storage = uncounted } = ports;
  const findVersionsInUse = ports.findVersionsInUse ?? (async () => new Set<VersionId>());
  const pace = createCreationPace();

  const requireRoom = async (tx: Tx, userId: UserId): Promise<void> => {
    const limit = (await ports.findProjectLimit?.(tx, userId)) ?? null;
    if (limit !== null) await requireRoomFor(tx, userId, limit);
  };

  const requireRoomForNew = async (tx: Tx, userId: UserId): Promise<void> => {
    await requireTrashRoom(tx, userId);
    await requireRoom(tx, userId);
  };

  const announceFiles = (applied: AppliedVersion, projectId: ProjectId, clientId: string | null): void => {
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

  const patch = async (userId: UserId, projectId: ProjectId, change: ProjectPatch): Promise<Project> => {
    const row = await transactions.run((tx) => patchProject(tx, userId, projectId, change));
    if (!row) throw new AppError('project_not_found');
    return presentProject(row);
  };

  /** Every creation by hand goes through here: one at a time, and a refused one does not count. */
  const createByHand = async (
    userId: UserId,
    make: (tx: Tx, now: number) => Promise<Project>,
    sourceId?: ProjectId,
  ) => {
    const giveBack = pace.take(userId, clock.now());
    try {
      return await transactions.run(async (tx) => {
        // Before the project that the room is counted under, which is locked last of all projects.
        if (sourceId !== undefined) await lockProject(tx, sourceId, userId);
        await requireRoomForNew(tx, userId);
        return make(tx, clock.now());
      });
    } catch (error) {
      giveBack();
      throw error;
    }
  };

  return {
    ...createProjectQueries(transactions, clock),
    create: async (userId, input) => {
      const name = cleanName(input.name);
      return createByHand(userId, (tx, now) => createProject(tx, userId, { ...input, name }, storage, now));
    },
    duplicate: (userId, projectId) =>
      createByHand(userId, (tx, now) => duplicateProject(tx, userId, projectId, storage, now), projectId),
    importArchive: async (userId, { archive, name, language }) => {
      const { files, skipped, skippedCount, name: ownName } = await ports.readArchive(archive, userId);
      const wanted = (ownName ?? name ?? '').slice(0, limits.projectNameMaximum).trim();
      const input = { userId, name: wanted === '' ? 'App' : wanted, language, files };
      const project = await createByHand(userId, (tx, now) => importProject(tx, input, storage, now));
      return { project, skipped, skippedCount };
    },
    find: async (userId, projectId) => {
      const row = await findProject(transactions.outside, userId, projectId);
      if (!row) throw new AppError('project_not_found');
      return presentProject(row);
    },
    open: (userId, projectId) => patch(userId, projectId, { last_opened_at: clock.now() }),
    update: async (userId, projectId, { name, description }) => {
      const clean = name === undefined ? undefined : cleanName(name);
      const project = await patch(userId, projectId, {
        ...(clean !== undefined && { name: clean, name_key: nameKeyOf(clean) }),
        ...(description !== undefined && { description: description.trim() }),
        updated_at: clock.now(),
      });
      events.publishToProject(projectId, { kind: 'project-updated', project });
      return project;
    },
    remove: async (userId, projectId) => {
      const isGone = await transactions.run(async (tx) => {
        // First of all, by the lock order.
        if (!(await lockProject(tx, projectId, userId))) return false;
        await ports.beforeRemoval?.(tx, projectId);
        return trashProject(tx, userId, projectId, clock.now());
      });
      if (isGone) events.publishToProject(projectId, { kind: 'project-deleted', projectId });
    },
    purge: async (userId, projectId) => {
      await transactions.run((tx) => purgeProject(tx, userId, projectId, storage, clock.now()));
    },
    emptyTrash: async (userId) => {
      const freed = { projects: 0, freedBytes: 0 };
      // One small transaction a project, so that a large trash holds nobody up.
      for (const projectId of await listTrashedIds(transactions.outside, userId)) {
        try {
          freed.freedBytes += await transactions.run((tx) =>
            purgeProject(tx, userId, projectId, storage, clock.now()),
          );
          freed.projects += 1;
        } catch (error) {
          // Brought back or deleted by another tab meanwhile.
          if (!(error instanceof AppError && error.type === 'project_not_found')) throw error;
        }
      }
      return freed;
    },
    previewThinning: (userId, projectId) =>
      previewThinning(transactions.outside, userId, { projectId, now: clock.now(), findVersionsInUse }),
    thinVersions: (userId, projectId) =>
      transactions.run((tx) =>
        thinVersionsNow(tx, userId, { projectId, storage, now: clock.now(), findVersionsInUse }),
      ),
    restoreProject: async (userId, projectId) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await transactions.run((tx) =>
            restoreProject(tx, userId, projectId, () => requireRoom(tx, userId)),
          );
        } catch (error) {
          // Somebody took the name between the look and the change; the next look sees it.
          const isTaken = error instanceof AppError && error.type === 'project_name_taken';
          if (!isTaken || attempt === nameAttempts) throw error;
        }
      }
    },
    writeFiles: async (userId, projectId, input) => {
      const written = await transactions.run((tx) =>
        writeFiles(tx, userId, projectId, input, storage, clock.now()),
      );
      announceFiles(written, projectId, input.clientId ?? null);
      return written;
    },
    restoreVersion: async (userId, projectId, versionId, clientId) => {
      const { hasRunningTurn } = ports;
      const restored = await transactions.run((tx) =>
        restoreVersion(tx, { userId, projectId, versionId, storage, now: clock.now(), hasRunningTurn }),
      );
      announceFiles(restored, projectId, clientId);
      return restored.version;
    },
    listFiles: async (userId, projectId) => {
      const found = await readProjectFiles(transactions.outside, projectId, userId);
      if (!found) throw new AppError('project_not_found');
      return { revision: found.revision, files: found.files.map(presentFile) };
    },
    listDeletedFiles: async (userId, projectId) => {
      const found = await readProjectFiles(transactions.outside, projectId, userId, { isInTrash: true });
      if (!found) throw new AppError('project_not_found');
      return found.files.map(presentFile);
    },
    readFiles: async (tx, projectId) => {
      const found = await readProjectFiles(tx, projectId);
      if (!found) throw new AppError('project_not_found');
      const files = Object.fromEntries(found.files.map(({ path, content }) => [path, content]));
      return { revision: found.revision, files };
    },
    applyFiles: (tx, input) => applyFiles(tx, input, storage, clock.now()),
    createWithFiles: async (tx, input) => {
      await requireRoomForNew(tx, input.userId);
      return createWithFiles(tx, input, storage, clock.now());
    },
    count: (userId) => countProjects(transactions.outside, userId, ''),
    lock: async (tx, projectId) => (await holdProject(tx, projectId)) !== null,
    countMessages: addMessageCount,
    announceFiles,
  };
}
