import { findEarliestAwaited } from '../../attempts/repository.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { isTransferProvider } from '../../providers/find-provider.ts';
import type { PaymentProvider } from '../../providers/payment-provider.ts';
import { findKnownTransactions } from '../../transfers/repository.ts';
import { findSweptUntil, markSweptUntil } from '../sweep-repository.ts';
import { matchCardPayment } from './match-card-payment.ts';
import { matchTransfer } from './match-transfer.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Each sweep reads this much of the previous period again, because providers may book late. */
const overlap = 3 * day;
/** The longest period that the providers list (docs/rules/payments.md#sweep). */
const longestPeriod = { card: 30 * day, transfer: 469 * day };
/** More failures than this point to an unavailable database rather than to odd payments. */
const failuresMaximum = 5;

/** Start of the period to read: where the last successful sweep ended or earlier, within the provider's limit. */
async function findPeriodStart(
  ports: PaymentsPorts,
  provider: PaymentProvider,
  now: number,
): Promise<number> {
  const { outside } = ports.transactions;
  const sweptUntil = (await findSweptUntil(outside, provider.method)) ?? now;
  const from = Math.min(now, sweptUntil) - overlap;
  if (!isTransferProvider(provider)) return Math.max(from, now - longestPeriod.card);
  const awaited = await findEarliestAwaited(outside, provider.method);
  return Math.max(Math.min(from, awaited === null ? now : awaited - hour), now - longestPeriod.transfer);
}

/**
 * Reads the provider's list of payments and books every new one, or queues it for review. Throws the first failure
 * after all payments were tried, so that the period is read again.
 */
export async function sweepPayments(ports: PaymentsPorts, provider: PaymentProvider): Promise<void> {
  const { transactions, clock } = ports;
  const now = clock.now();
  const from = await findPeriodStart(ports, provider, now);
  const found = await provider.sweep(from, now);
  const known = await findKnownTransactions(
    transactions.outside,
    provider.method,
    found.map(({ providerTxnId }) => providerTxnId),
  );
  const match = isTransferProvider(provider) ? matchTransfer : matchCardPayment;
  const failures: unknown[] = [];
  for (const payment of found) {
    if (known.has(payment.providerTxnId) || failures.length === failuresMaximum) continue;
    try {
      await match(ports, provider, payment);
    } catch (error) {
      // One payment that cannot be booked must not hide the following ones.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  await markSweptUntil(transactions.outside, provider.method, now);
}
