// Plans: administrators edit them, visitors buy credits with them.
// Guarantees that an inactive plan looks missing to visitors and that a sold order does not change with its plan.
export { createPlansRoutes } from './routes.ts';
export { createPlansService } from './service.ts';
