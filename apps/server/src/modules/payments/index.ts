// Orders and how they are paid: checkout, attempts, the state machine, refunds, transfers, reconciliation.
// Promises that price, credits and state are the server's alone, that an order is credited exactly once and only after
// the provider itself confirmed the money, and that whatever a crash or a lost message left open is asked about.
//
// Locks, always in this order, or PostgreSQL ends one of two transactions as a deadlock: the order (`lockOrder`,
// `holdAttempt`), then what belongs to it (attempts, refunds, transfers, receipt), the balance of its owner, and last
// the rows that are only added (history, jobs). Nothing holds an order after any of these. A lease is one statement
// outside of every transaction.

export { paidMailJob } from './attempts/commands/settle-attempt.ts';
export { lockOrdersOf } from './orders/repository.ts';
export type { PaymentsService } from './payments-service.ts';
export type { PaymentsPorts } from './ports.ts';
export { demoProvider } from './providers/demo/demo-provider.ts';
export { createProviders, type ProvidersConfig } from './providers/index.ts';
export type { PaymentProvider } from './providers/payment-provider.ts';
export { sweepJob } from './reconciliation/commands/sweep-payments.ts';
export { refundClaimJob } from './refunds/commands/close-claim.ts';
export { createPaymentsRoutes } from './routes.ts';
export { createPaymentsService } from './service.ts';
