import type { PaymentProvider } from '../payment-provider.ts';

const lifetime = 45 * 60_000;
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * The simulation: no money moves, and screens, receipts and reports say so. The buyer settles its attempts
 * (`confirmDemo`), so there are no messages and inquiries are never conclusive.
 */
export const demoProvider: PaymentProvider = {
  method: 'demo',
  isSimulated: true,
  attemptLifetime: lifetime,
  formOrigin: null,
  refunds: 'api',
  // The currencies that a real method can accept, so that nothing is offered that could never be paid.
  supports: (currency) => currency !== 'RUB',
  makeReference: (random) =>
    `DEMO${[...random(20)].map((byte) => alphabet[byte % alphabet.length] ?? 'A').join('')}`,
  start: async () => ({ start: { kind: 'embedded', component: 'demo' } }),
  resume: async () => ({ kind: 'embedded', component: 'demo' }),
  handleInbound: async () => ({
    dedupKey: null,
    verdicts: [{ kind: 'rejected', reason: 'demo_has_no_messages' }],
    triggersSweep: false,
  }),
  inquire: async (attempt) => ({
    kind: 'inconclusive',
    attemptRef: attempt.reference,
    reason: 'not_confirmed',
  }),
  refund: async (_paid, _amount, key) => ({ kind: 'done', reference: `DEMO-${key}` }),
  inquireRefund: async (_paid, _amount, key) => ({ kind: 'done', reference: `DEMO-${key}` }),
  sweep: async () => [],
};
