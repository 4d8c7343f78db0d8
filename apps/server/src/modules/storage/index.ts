// Storage quota: one byte counter per user that changes in the transaction of the rows and files it counts.
// Guarantees that concurrent writers cannot exceed a limit together.
export { createStorageRecount, storageRecountJob } from './recount.ts';
export { createStorageRoutes } from './routes.ts';
export type { ProjectsStored, StorageCount, StorageService } from './service.ts';
export { createStorageService } from './service.ts';
export { storageSweepJob, sweepStorage } from './sweep.ts';
