// Entitlements: what the plans that a user paid for allow (docs/rules/plans.md#entitlements).
// Guarantees the highest value of all plans that are not fully refunded, so that no purchase reduces a right.
export { createEntitlementsRoutes } from './routes.ts';
export { createEntitlementsService } from './service.ts';
