// Credits: an append-only ledger and the balance, which change together in the caller's transaction.
// Guarantees that the balance is the sum of the ledger and never negative, and that a turn is charged at most once.
export { findTurnCharge } from './return-charge.ts';
export { createCreditsRoutes } from './routes.ts';
export { type CreditsService, createCreditsService } from './service.ts';
export type { UsageBucket } from './types.ts';
