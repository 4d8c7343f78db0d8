import { bucketUpkeepJob, createBucketsRoutes, createBucketsService } from '../modules/buckets/index.ts';
import type { StorageService } from '../modules/storage/index.ts';
import { repeatDaily } from '../platform/jobs/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

interface Others extends Pick<PortsOf<typeof createBucketsService>, 'isVerified' | 'tickets'> {
  readonly storage: StorageService;
}

export function composeBuckets({ transactions, clock, events, files }: Platform, others: Others) {
  const service = createBucketsService({ transactions, clock, events, files, ...others });
  return {
    service,
    routes: createBucketsRoutes(service),
    jobs: { [bucketUpkeepJob]: repeatDaily(service.tidy) },
  } satisfies Capability;
}
