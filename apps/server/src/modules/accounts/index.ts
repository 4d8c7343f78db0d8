// People and their sessions: registering, signing in and out, profile, password, verification and recovery by mail.
// Promises that passwords and secrets are stored as hashes only, that other people's sessions look missing, and that
// nothing tells whether an address is registered except registering it.

export type { SignedIn } from './account.ts';
export { accountRecoveryJob } from './commands/request-recovery.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export type { AccountsPorts, AccountsSettings, GrantOpening } from './ports.ts';
export { createAccountsRoutes } from './routes.ts';
export { type AccountsService, createAccountsService } from './service.ts';
export type { SessionCredentials } from './session-token.ts';
