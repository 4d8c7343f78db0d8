// Exports: a project as a zip that installs and bundles with Expo, or as a commit of a Git repository.
// Guarantees reproducible bytes for equal projects; a project that does not parse is rejected with path and line. A token of
// a Git host is used for one push and neither stored nor logged. A verification runs no code of the project.
export { createPushRoutes } from './push/routes.ts';
export { createPushService, type PushService } from './push/service.ts';
export { createExportsRoutes } from './routes.ts';
export { createExportsService } from './service.ts';
export { createVerificationRoutes } from './verification/routes.ts';
export { createVerificationService, verificationJob } from './verification/service.ts';
export { findTools } from './verification/tools.ts';
