import { settleAttempt } from '../../attempts/commands/settle-attempt.ts';
import { lockAttempt } from '../../attempts/lock-attempt.ts';
import {
  findAttemptByReference,
  findAttemptByTransaction,
  updateAttempt,
} from '../../attempts/repository.ts';
import { isSettled } from '../../attempts/types.ts';
import { toMoney } from '../../money.ts';
import type { PaymentsPorts } from '../../ports.ts';
import type { FoundPayment, PaymentProvider } from '../../providers/payment-provider.ts';
import { insertTransfer } from '../../transfers/repository.ts';
import { toTransferRecord } from '../../transfers/to-transfer-record.ts';

/**
 * Schedules the inquiry that confirms a listed card payment. A payment without a known attempt, or of an attempt that
 * is already settled, is queued for review.
 */
export async function matchCardPayment(
  ports: PaymentsPorts,
  { method }: PaymentProvider,
  found: FoundPayment,
): Promise<void> {
  // Most listed payments are already booked; skip them without locking their orders.
  if (await findAttemptByTransaction(ports.transactions.outside, method, found.providerTxnId)) return;
  await ports.transactions.run(async (tx) => {
    const named = found.reference && (await findAttemptByReference(tx, method, found.reference));
    const locked = named ? await lockAttempt(tx, named.id) : null;
    const now = ports.clock.now();
    if (!locked) {
      const problem = found.reference === null ? 'reference_missing' : 'reference_unknown';
      await insertTransfer(tx, { ...toTransferRecord(method, found, now), problem });
      return;
    }
    const { attempt } = locked;
    if (isSettled(attempt)) {
      const amount = toMoney(found.amountMinor, found.currency);
      const payment = { providerTxnId: found.providerTxnId, amount, actor: 'provider' };
      await settleAttempt(ports, tx, attempt.id, payment);
      return;
    }
    await updateAttempt(tx, attempt.id, { nextInquiryAt: now }, now);
  });
}
