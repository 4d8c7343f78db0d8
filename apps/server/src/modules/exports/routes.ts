import { exportProject } from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { ExportsService } from './service.ts';

// Checking and compressing 20 MB costs seconds of a core.
const exportsPerMinute = 20;

export function createExportsRoutes(exports: ExportsService): Route[] {
  return [
    route(exportProject, async ({ params, query }, { caller, limit, takeLargeReply }) => {
      takeLargeReply();
      await limit('export', caller.userId, exportsPerMinute, 60);
      const { chunks, fileName } = await exports.exportProject(
        caller.userId,
        params.projectId,
        query.language,
      );
      return { chunks, fileName, contentType: 'application/zip' };
    }),
  ];
}
