// Users as administrators see and change them: list, search, file, one user, credits, role, suspension and deletion.
// Guarantees that no reply contains a hash or preferences, and that every change is in the security log.
export { createUsersRoutes } from './routes.ts';
export { createUsersService } from './service.ts';
