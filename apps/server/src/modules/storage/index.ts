// What a person stores, as one number that changes in the same transaction as the rows and files it counts, and the
// limits that it is held to. Promises that writers at the same moment cannot exceed a limit together.
export { createStorageRecount, storageRecountJob } from './recount.ts';
export { createStorageRoutes } from './routes.ts';
export type { ProjectsStored, StorageCount, StorageService } from './service.ts';
export { createStorageService } from './service.ts';
