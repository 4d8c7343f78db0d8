import type { ReadStatement } from '../attempts/commands/inquire-attempt.ts';
import type { PaymentsPorts } from '../ports.ts';
import type { PaymentProvider } from '../providers/payment-provider.ts';
import { sweepPayments } from './commands/sweep-payments.ts';

/** Creates a reader that reads each provider's statement at most once; create one per reconciliation run. */
export function createStatementReader(ports: PaymentsPorts): ReadStatement {
  const readings = new Map<string, Promise<void>>();
  return (provider: PaymentProvider) => {
    const known = readings.get(provider.method);
    if (known) return known;
    const reading = sweepPayments(ports, provider);
    readings.set(provider.method, reading);
    return reading;
  };
}
