// People and their sessions: registering, signing in and out, profile, password, verification and recovery by mail.
// Promises that passwords and secrets are stored as hashes only, that other people's sessions look missing, and that
// nothing tells whether an address is registered except registering it.
export { accountErasureJob } from './deletion/delete-account.ts';
export { magicLinkJob } from './mail-links/magic-link.ts';
export { createOAuthClients, type OAuthConfig } from './oauth/create-clients.ts';
export { createPasswords } from './passwords/password-hashing.ts';
export { accountRecoveryJob } from './passwords/request-password-reset.ts';
export type { Eraser } from './ports.ts';
export { createAccountsRoutes } from './routes.ts';
export { type AccountsService, createAccountsService } from './service.ts';
export { sessionPlaceJob } from './sessions/locate-session.ts';
