// Payments: checkout, orders, attempts, refunds, incoming transfers and their reconciliation with the providers.
// Guarantees that price, credits and status are decided by the server, that an order is credited exactly once and
// only after the provider confirmed the payment, and that an inquiry follows up anything a crash or a lost message
// left open.
//
// Lock order, to avoid deadlocks on PostgreSQL: the order (`lockOrder`, `lockAttempt`), then its attempts, refunds,
// transfers and receipt, then the buyer's balance, and last the append-only rows (history, jobs). No transaction
// locks an order after any of these. Leases are single statements outside of transactions.

export { paidMailJob } from './attempts/commands/settle-attempt.ts';
export { lockOrdersOf } from './orders/repository.ts';
export type { PaymentsPorts } from './ports.ts';
export { demoProvider } from './providers/demo/demo-provider.ts';
export { createProviders, type ProvidersConfig } from './providers/index.ts';
export type { PaymentProvider } from './providers/payment-provider.ts';
export { sweepJob } from './reconciliation/sweep-job.ts';
export { refundClaimJob } from './refunds/commands/close-claim.ts';
export { type CurrencyAdvice, createPaymentsRoutes } from './routes.ts';
export { createPaymentsService, type PaymentsService } from './service.ts';
