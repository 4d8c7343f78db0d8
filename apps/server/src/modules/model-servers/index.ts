// Models on this machine: finds their servers on fixed ports, tests them and keeps the one that answers prompts.
// Guarantees that no request leaves the loopback address and that nothing is connected without an administrator.
export { problemOf } from './model-problem.ts';
export { createModelServersRoutes } from './routes.ts';
export { type ConfiguredModel, createModelServersService, type ModelServersService } from './service.ts';
