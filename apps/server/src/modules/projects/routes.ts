import {
  createProject,
  deleteProject,
  getProject,
  getProjectStatistics,
  getVersionChanges,
  listFiles,
  listProjects,
  listVersions,
  restoreVersion,
  updateProject,
  writeFiles,
} from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { ProjectsService } from './projects-service.ts';

export function createProjectsRoutes(projects: ProjectsService): Route[] {
  return [
    route(listProjects, async ({ query }, { caller }) => projects.list(caller.userId, query)),
    route(getProjectStatistics, async ({ query }, { caller }) =>
      projects.statistics(caller.userId, query.timeZone),
    ),
    route(createProject, async ({ body }, { caller }) => projects.create(caller.userId, body)),
    route(getProject, async ({ params }, { caller }) => projects.open(caller.userId, params.projectId)),
    route(updateProject, async ({ params, body }, { caller }) =>
      projects.update(caller.userId, params.projectId, body),
    ),
    route(deleteProject, async ({ params }, { caller }) => projects.remove(caller.userId, params.projectId)),
    route(listFiles, async ({ params }, { caller }) => projects.listFiles(caller.userId, params.projectId)),
    route(writeFiles, async ({ params, body }, { caller }) => {
      const { revision, version, written, removed } = await projects.writeFiles(
        caller.userId,
        params.projectId,
        body,
      );
      return { revision, versionId: version.id, written: [...written], removed: [...removed] };
    }),
    route(listVersions, async ({ params, query }, { caller }) =>
      projects.listVersions(caller.userId, params.projectId, query),
    ),
    route(getVersionChanges, async ({ params }, { caller }) => ({
      changes: await projects.versionChanges(caller.userId, params.projectId, params.versionId),
    })),
    route(restoreVersion, async ({ params, body }, { caller }) =>
      projects.restore(caller.userId, params.projectId, params.versionId, body?.clientId ?? null),
    ),
  ];
}
