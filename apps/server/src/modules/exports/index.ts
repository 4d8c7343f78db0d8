// Exports: a project as a zip that installs and bundles with Expo, with nothing of ours inside.
// Promises that equal projects give equal bytes and that a project that does not parse is refused by file and line.
export { createExportsRoutes } from './routes.ts';
export { createExportsService } from './service.ts';
