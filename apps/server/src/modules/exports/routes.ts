import { checkExport, exportProject } from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { ExportsService } from './service.ts';

// Checking and compressing 20 MB takes seconds of CPU time.
const exportsPerMinute = 30;

export function createExportsRoutes(exports: ExportsService): Route[] {
  return [
    route(checkExport, async ({ params, query }, { caller, limit }) => {
      await limit('export', caller.userId, exportsPerMinute, 60);
      const { packages, warnings, files, ...rest } = await exports.checkExport(
        caller.userId,
        params.projectId,
        query,
      );
      return {
        ...rest,
        packages: packages.map(({ uses, ...entry }) => ({ ...entry, uses: [...uses] })),
        warnings: [...warnings],
        files: [...files],
      };
    }),
    route(exportProject, async ({ params, query }, { caller, limit, countLargeReply }) => {
      countLargeReply();
      await limit('export', caller.userId, exportsPerMinute, 60);
      const { chunks, fileName } = await exports.exportProject(caller.userId, params.projectId, {
        language: query.language,
        packages: query.packages ?? null,
      });
      return { chunks, fileName, contentType: 'application/zip' };
    }),
  ];
}
