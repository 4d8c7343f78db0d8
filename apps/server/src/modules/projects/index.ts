// Projects with their files and versions: rows over content-addressed texts, every change one transaction.
// Promises that two writers never overwrite each other silently and that a refused write changes nothing.
export { eraseProjects } from './commands/erase-projects.ts';
export { lockProjectsOf } from './erase-repository.ts';
export { createArchiveReader } from './import/read-in-worker.ts';
export type * from './projects-service.ts';
export { describeStored, recountProjects } from './recount.ts';
export { createProjectsRoutes } from './routes.ts';
export { createProjectsService } from './service.ts';
export { sumStoredBytes } from './stored-repository.ts';
export { createProjectUpkeep, projectUpkeepJob } from './upkeep.ts';
