import { sumExportSizes } from '../modules/personal-data/index.ts';
import { readPhotoSize } from '../modules/profile/index.ts';
import { describeStorage, recountProjects, sumStoredBytes } from '../modules/projects/index.ts';
import {
  createStorageRecount,
  createStorageRoutes,
  createStorageService,
  storageRecountJob,
} from '../modules/storage/index.ts';
import { repeatDaily } from '../platform/jobs/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

interface Others extends Pick<PortsOf<typeof createStorageService>, 'findLimit'> {
  readonly measurePhotos: () => Promise<void>;
}

export function composeStorage({ transactions, clock, log }: Platform, { findLimit, measurePhotos }: Others) {
  const service = createStorageService({
    transactions,
    clock,
    findLimit,
    readProjects: (userId) => describeStorage(transactions, userId),
    readUploads: readPhotoSize,
    readExports: sumExportSizes,
  });
  const recount = createStorageRecount({
    transactions,
    log,
    repairs: [() => recountProjects(transactions, service, log), measurePhotos],
    sums: [sumStoredBytes, readPhotoSize, sumExportSizes],
  });
  return {
    service,
    routes: createStorageRoutes(service),
    jobs: { [storageRecountJob]: repeatDaily(recount.recountAll) },
  } satisfies Capability;
}
