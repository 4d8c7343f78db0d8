// Orders and how they are paid: checkout, attempts, the state machine, refunds, transfers, reconciliation.
// Promises that price, credits and state are the server's alone, that an order is credited exactly once and only after
// the provider itself confirmed the money, and that whatever a crash or a lost message left open is asked about.

export { paidMailJob } from './commands/settle-attempt.ts';
export { sweepJob } from './commands/sweep-payments.ts';
export type { PaymentProvider } from './payment-provider.ts';
export type { PaymentsService } from './payments-service.ts';
export type { PaymentsPorts } from './ports.ts';
export { demoProvider } from './providers/demo/demo-provider.ts';
export { createProviders, type ProvidersConfig } from './providers/index.ts';
export { createPaymentsRoutes } from './routes.ts';
export { createPaymentsService } from './service.ts';
