// Exports: a project as a zip that installs and bundles with Expo.
// Guarantees reproducible bytes for equal projects; a project that does not parse is rejected with path and line.
export { createExportsRoutes } from './routes.ts';
export { createExportsService } from './service.ts';
