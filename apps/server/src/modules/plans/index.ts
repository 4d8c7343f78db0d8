// What credits are bought with: the plans that administrators keep and visitors choose from (admin.md §3).
// Promises that an inactive plan looks missing to visitors and that what was sold never changes with its plan.
export { createPlansRoutes } from './routes.ts';
export { createPlansService } from './service.ts';
