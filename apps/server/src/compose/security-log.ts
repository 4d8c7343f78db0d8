import {
  burstCheckJob,
  createSecurityLogRoutes,
  createSecurityLogService,
  securityRetentionJob,
} from '../modules/security-log/index.ts';
import { repeatDaily } from '../platform/jobs/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

type Others = Pick<PortsOf<typeof createSecurityLogService>, 'readSiteName' | 'findLanguage'>;

export function composeSecurityLog({ transactions, clock, jobs, mailer }: Platform, others: Others) {
  const service = createSecurityLogService({ transactions, clock, jobs, mailer, ...others });
  return {
    service,
    routes: createSecurityLogRoutes(service),
    jobs: { [burstCheckJob]: service.checkBursts, [securityRetentionJob]: repeatDaily(service.expire) },
  } satisfies Capability;
}
