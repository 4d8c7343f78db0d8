// What a person may do beyond everybody else, by the plans that were paid (admin.md §3).
// Promises the most generous of everything that was bought and not given back whole: no purchase takes a right away.
export { createEntitlementsRoutes } from './routes.ts';
export { createEntitlementsService } from './service.ts';
