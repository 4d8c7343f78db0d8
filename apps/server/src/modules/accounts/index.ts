// People and their sessions: registering, signing in and out, profile, password, verification and recovery by mail.
// Promises that passwords and secrets are stored as hashes only, that other people's sessions look missing, and that
// nothing tells whether an address is registered except registering it.
export { accountErasureJob } from './commands/delete-account.ts';
export { sessionPlaceJob } from './commands/locate-session.ts';
export { magicLinkJob } from './commands/magic-link.ts';
export { accountRecoveryJob } from './commands/request-recovery.ts';
export { createOAuthClients, type OAuthConfig } from './oauth/create-clients.ts';
export { createPasswords } from './passwords.ts';
export type { Eraser } from './ports.ts';
export { createAccountsRoutes } from './routes.ts';
export { type AccountsService, createAccountsService } from './service.ts';
