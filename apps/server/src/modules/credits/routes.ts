import {
  getCredits,
  getCreditUsage,
  getLedgerFile,
  listLedger,
  listUserLedger,
  type UserId,
  useCredits,
} from '@kilim/contract';
import { csvType } from '../../platform/csv/index.ts';
import { type Route, route } from '../../platform/http/index.ts';
import type { CreditsService } from './service.ts';

export function createCreditsRoutes(credits: CreditsService): Route[] {
  return [
    route(getCredits, async (_input, { caller }) => credits.status(caller.userId)),
    route(listLedger, async ({ query }, { caller }) => credits.list(caller.userId, query)),
    route(listUserLedger, async ({ params, query }) => credits.list(params.userId as UserId, query)),
    route(getCreditUsage, async ({ query }, { caller }) => credits.usageBreakdown(caller.userId, query)),
    route(useCredits, async ({ body }, context) => {
      await context.limit('credits-use', context.caller.userId, 60, 60);
      return { balance: await credits.use({ ...body, userId: context.caller.userId }) };
    }),
    route(getLedgerFile, async ({ query }, { caller, countLargeReply }) => {
      countLargeReply();
      const { language, timezone, ...filter } = query;
      const file = credits.exportLedger(caller.userId, filter, { language, timezone });
      return { ...file, contentType: csvType };
    }),
  ];
}
