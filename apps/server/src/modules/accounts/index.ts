// Accounts and sessions: registration, sign-in, password, password reset, two-step verification and deletion.
// Guarantees that passwords and secrets are stored as hashes only, that other users' sessions look missing, and that
// only registration reveals whether an address is registered.
export { announceChanges } from './announce-changes.ts';
export { accountErasureJob } from './deletion/delete-account.ts';
export { magicLinkJob } from './mail-links/magic-link.ts';
export { createOAuthClients, type OAuthConfig } from './oauth/create-clients.ts';
export { createPasswords } from './passwords/password-hashing.ts';
export { passwordResetJob } from './passwords/request-password-reset.ts';
export type { Eraser } from './ports.ts';
export { presentAccount } from './present.ts';
export { createAccountsRoutes } from './routes.ts';
export { type AccountAdministration, type AccountsService, createAccountsService } from './service.ts';
export { sessionCountryJob } from './sessions/locate-session.ts';
