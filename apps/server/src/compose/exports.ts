import { createExportsRoutes, createExportsService } from '../modules/exports/index.ts';
import { exportJobsOf } from '../workers/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeExports(
  { workers }: Platform,
  { projects }: Pick<PortsOf<typeof createExportsService>, 'projects'>,
) {
  const service = createExportsService({ projects, ...exportJobsOf(workers) });
  return { routes: createExportsRoutes(service) } satisfies Capability;
}
