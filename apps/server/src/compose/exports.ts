import { join } from 'node:path';
import {
  createExportsRoutes,
  createExportsService,
  createPushRoutes,
  createPushService,
  createVerificationRoutes,
  createVerificationService,
  findTools,
  verificationJob,
} from '../modules/exports/index.ts';
import type { SecurityRecorder } from '../modules/security-log/index.ts';
import { exportJobsOf } from '../workers/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeExports(
  { config, transactions, clock, events, log, longJobs, workers, remoteWorkers }: Platform,
  {
    projects,
    audit,
  }: Pick<PortsOf<typeof createExportsService>, 'projects'> & {
    readonly audit: Pick<SecurityRecorder, 'record'>;
  },
) {
  const verifications = createVerificationService({
    transactions,
    clock,
    events,
    jobs: longJobs,
    log,
    projects,
    audit,
    runPrepare: workers.job('prepare-verification'),
    findTools,
    registry: config.EXPORT_REGISTRY ?? null,
    cache: join(config.DATA_DIR, 'export-packages'),
  });
  const service = createExportsService({
    projects,
    findReport: verifications.findReport,
    ...exportJobsOf(workers),
  });
  const push = createPushService({
    transactions,
    clock,
    projects,
    policy: { allowsPrivate: config.GIT_PRIVATE_REMOTES },
    runPush: remoteWorkers.job('push-project'),
  });
  return {
    service: push,
    routes: [
      ...createExportsRoutes(service),
      ...createPushRoutes(push),
      ...createVerificationRoutes(verifications),
    ],
    longJobs: { [verificationJob]: verifications.run },
    stop: async () => verifications.stop(),
  } satisfies Capability;
}
