// Credits: an append-only ledger and the balance, changed together in the caller's transaction.
// Promises that a balance is the sum of its rows, never below zero, and that a turn is charged at most once.
export type * from './credits-service.ts';
export { createCreditsRoutes } from './routes.ts';
export { createCreditsService } from './service.ts';
