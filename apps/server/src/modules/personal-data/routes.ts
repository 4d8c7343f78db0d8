import {
  createDataExport,
  deleteDataExport,
  downloadDataExport,
  getDataExport,
  getLatestDataExport,
  requestDeletion,
  undoDeletion,
} from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import { largeReplySize, type Route, route } from '../../platform/http/index.ts';
import type { PersonalDataService } from './service.ts';

const hour = 3600;

export function createPersonalDataRoutes(personalData: PersonalDataService): Route[] {
  return [
    route(requestDeletion, async ({ body }, { caller, language, host, limit }) => {
      await limit('deletion', caller.userId, 10, hour);
      const dueAt = await personalData.requestDeletion(caller, { ...body, language, host });
      return { dueAt: toTimestamp(dueAt) };
    }),
    route(undoDeletion, async ({ body }, { network, limit }) => {
      await limit('deletion-undo', `${network} ${body.userId}`, 10, hour);
      await personalData.undoDeletion(body);
    }),
    route(createDataExport, async ({ body }, { caller, language, host, limit }) => {
      await limit('data-export', caller.userId, 20, hour);
      const request = { url: body.url, language: body.language ?? language, host };
      return personalData.requestExport(caller.userId, request);
    }),
    route(getLatestDataExport, async (_, { caller }) => ({
      export: await personalData.latestExport(caller.userId),
    })),
    route(getDataExport, async ({ params }, { caller }) =>
      personalData.findExport(caller.userId, params.exportId),
    ),
    route(deleteDataExport, async ({ params }, { caller }) =>
      personalData.deleteExport(caller.userId, params.exportId),
    ),
    route(downloadDataExport, async ({ params }, { caller, countLargeReply }) => {
      const { chunks, size } = await personalData.openExport(caller.userId, params.exportId);
      if (size >= largeReplySize) countLargeReply();
      return { chunks, size, contentType: 'application/zip', fileName: `kilim-${params.exportId}.zip` };
    }),
  ];
}
