// Credits: an append-only ledger and the balance, which change together in the caller's transaction.
// Guarantees that the balance is the sum of the ledger and never negative, and that a turn is charged at most once.
export { createCreditsRoutes } from './routes.ts';
export { type CreditsService, createCreditsService } from './service.ts';
export { findTurnCharge } from './turn-charge-repository.ts';
export type { UsageBucket } from './types.ts';
