import { AppError, type ProjectId, type UserId } from '@kilim/contract';
import { findTurnStates, findVersionsInUse, hasRunningTurn, stopRunningTurn } from '../modules/ai/index.ts';
import type { CreditsService } from '../modules/credits/index.ts';
import {
  createArchiveReader,
  createExampleComposer,
  createProjectsRoutes,
  createProjectsService,
  createProjectUpkeep,
  createRemoteReader,
  projectUpkeepJob,
} from '../modules/projects/index.ts';
import type { StorageService } from '../modules/storage/index.ts';
import { repeatDaily } from '../platform/jobs/index.ts';
import type { PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

interface Others
  extends Pick<PortsOf<typeof createProjectsService>, 'findProjectLimit' | 'findLanguage' | 'readDocument'> {
  readonly credits: CreditsService;
  readonly storage: StorageService;
}

export function composeProjects(
  { config, transactions, clock, events, workers, remoteWorkers }: Platform,
  { credits, storage, findProjectLimit, findLanguage, readDocument }: Others,
) {
  const service = createProjectsService({
    transactions,
    clock,
    events,
    storage,
    findProjectLimit,
    findLanguage,
    readDocument,
    readArchive: createArchiveReader(workers.job('read-archive')),
    readRemote: createRemoteReader(remoteWorkers.job('read-remote'), {
      policy: { allowsPrivate: config.GIT_PRIVATE_REMOTES },
    }),
    composeExample: createExampleComposer(workers.job('compose-example')),
    hasRunningTurn,
    findTurnStates,
    findVersionsInUse,
    beforeRemoval: (tx, projectId) => stopRunningTurn({ clock, credits, projects: service }, tx, projectId),
  });
  const upkeep = createProjectUpkeep({ transactions, clock, storage, findVersionsInUse });
  return {
    service,
    owns: async (userId: UserId, projectId: ProjectId): Promise<boolean> => {
      try {
        await service.find(userId, projectId);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.type === 'project_not_found') return false;
        throw error;
      }
    },
    routes: createProjectsRoutes(service),
    jobs: { [projectUpkeepJob]: repeatDaily(upkeep.tidy) },
  };
}
