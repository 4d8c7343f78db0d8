import { sumAssetBytes } from '../modules/assets/index.ts';
import { sumFileSizes } from '../modules/buckets/index.ts';
import { sumExportSizes } from '../modules/personal-data/index.ts';
import { readPhotoSize } from '../modules/profile/index.ts';
import { describeStorage, recountProjects, sumStoredBytes } from '../modules/projects/index.ts';
import {
  createStorageRecount,
  createStorageRoutes,
  createStorageService,
  storageRecountJob,
  storageSweepJob,
  sweepStorage,
} from '../modules/storage/index.ts';
import { repeatDaily } from '../platform/jobs/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';
import { sweptFolders } from './swept-folders.ts';

interface Others extends Pick<PortsOf<typeof createStorageService>, 'findLimit' | 'readFreeLimit'> {
  readonly measurePhotos: () => Promise<void>;
}

export function composeStorage(
  { transactions, clock, log, files }: Platform,
  { findLimit, readFreeLimit, measurePhotos }: Others,
) {
  const service = createStorageService({
    transactions,
    clock,
    findLimit,
    ...(readFreeLimit && { readFreeLimit }),
    readProjects: (userId) => describeStorage(transactions, userId),
    readUploads: async (tx, userId) =>
      (await readPhotoSize(tx, userId)) +
      (await sumAssetBytes(tx, userId)) +
      (await sumFileSizes(tx, userId)),
    readExports: sumExportSizes,
  });
  const recount = createStorageRecount({
    transactions,
    log,
    repairs: [() => recountProjects(transactions, service, log), measurePhotos],
    sums: [sumStoredBytes, readPhotoSize, sumAssetBytes, sumFileSizes, sumExportSizes],
  });
  return {
    service,
    routes: createStorageRoutes(service),
    jobs: {
      [storageRecountJob]: repeatDaily(recount.recountAll),
      [storageSweepJob]: repeatDaily(() =>
        sweepStorage({ clock, log, files, folders: sweptFolders(transactions) }),
      ),
    },
  } satisfies Capability;
}
