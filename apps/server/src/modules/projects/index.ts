// Projects with their files and versions: rows over content-addressed texts, every change in one transaction.
// Guarantees that concurrent writers never overwrite each other unnoticed and that a rejected write changes nothing.
export type { AppliedVersion } from './commands/commit-files.ts';
export { eraseProjects } from './commands/erase-projects.ts';
export type { AppliedStep } from './commands/step-history.ts';
export { createExampleComposer } from './examples/find-example.ts';
export { createArchiveReader, createRemoteReader } from './import/read-in-worker.ts';
export { findProjectOwner, lockProjectsOf } from './lock-repository.ts';
export { createProjectsRoutes } from './routes.ts';
export { createProjectsService, type ProjectsService } from './service.ts';
export { createProjectUpkeep, projectUpkeepJob } from './upkeep.ts';
export { describeStorage } from './usage/describe-storage.ts';
export { recountProjects } from './usage/recount-projects.ts';
export { sumStoredBytes } from './usage/repository.ts';
