import { getSiteHealth, sendTestMail } from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { HealthService } from './service.ts';
import type { createTestMail } from './test-mail.ts';

const tenMinutes = 600;

export function createHealthRoutes(
  health: HealthService,
  testMail: ReturnType<typeof createTestMail>,
): Route[] {
  return [
    route(getSiteHealth, async () => health.read()),
    route(sendTestMail, async (_input, context) => {
      await context.limit('test-mail', context.caller.userId, 5, tenMinutes);
      return testMail(context.caller.userId, context.language);
    }),
  ];
}
