import {
  acknowledgeSecurityAlert,
  getSecurityLogFile,
  listAccountLogs,
  listOwnSecurityEvents,
  listSecurityAlerts,
  listSecurityEvents,
} from '@kilim/contract';
import { csvType } from '../../platform/csv/index.ts';
import { type Route, route } from '../../platform/http/index.ts';
import { presentLog, readLogPage } from './sdk-log.ts';
import type { SecurityLogService } from './service.ts';

/** Reading and acknowledging only: no route changes or deletes an event. */
export function createSecurityLogRoutes(log: SecurityLogService): Route[] {
  return [
    route(listOwnSecurityEvents, async ({ query }, { caller }) => log.listOwn(caller.userId, query)),
    route(listAccountLogs, async ({ query }, { caller, language }) => {
      const { events, total } = await log.listAt(caller.userId, readLogPage(query.queries));
      return { total, logs: events.map((event) => presentLog(event, caller, language)) };
    }),
    route(listSecurityEvents, async ({ query: { limit, cursor, ...filter } }) =>
      log.list(filter, { limit, cursor }),
    ),
    route(getSecurityLogFile, async ({ query: { language, ...filter } }, context) => {
      await context.limit('security-log-file', context.caller.userId, 10, 3_600);
      const file = await log.writeFile(filter, language ?? context.language);
      return { ...file, contentType: csvType };
    }),
    route(listSecurityAlerts, async ({ query }) => log.listAlerts(query)),
    route(acknowledgeSecurityAlert, async ({ params }, { caller }) =>
      log.acknowledgeAlert(caller.userId, params.alertId),
    ),
  ];
}
