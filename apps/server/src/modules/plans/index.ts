// Plans: credits and entitlements for a price, edited by administrators (docs/rules/plans.md).
// Guarantees that an inactive plan looks missing to visitors and that a sold order does not change with its plan.
export { createCatalogueReader } from './catalogue.ts';
export { createPlansRoutes } from './routes.ts';
export { createPlansService } from './service.ts';
