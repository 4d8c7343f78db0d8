import { settleAttempt } from '../../attempts/commands/settle-attempt.ts';
import { lockAttempt } from '../../attempts/lock-attempt.ts';
import { findAttemptByReference } from '../../attempts/repository.ts';
import { toMoney } from '../../money.ts';
import { publishOrderChanged } from '../../orders/order-events.ts';
import type { PaymentsPorts } from '../../ports.ts';
import type { FoundPayment, PaymentProvider } from '../../providers/payment-provider.ts';
import { findTransferProblem } from '../../transfers/find-transfer-problem.ts';
import { insertTransfer } from '../../transfers/repository.ts';
import { toTransferRecord } from '../../transfers/to-transfer-record.ts';

/** Books a transfer on the order named by its reference, or queues it for review. Each transfer is handled once. */
export async function matchTransfer(
  ports: PaymentsPorts,
  { method }: PaymentProvider,
  found: FoundPayment,
): Promise<void> {
  const orderChange = await ports.transactions.run(async (tx) => {
    const named = found.reference && (await findAttemptByReference(tx, method, found.reference));
    const locked = named ? await lockAttempt(tx, named.id) : null;
    const problem = findTransferProblem(found, locked);
    const transfer = toTransferRecord(method, found, ports.clock.now());
    const orderId = locked?.order.id ?? null;
    if (problem !== null || !locked) {
      await insertTransfer(tx, { ...transfer, problem, orderId });
      return null;
    }
    if (!(await insertTransfer(tx, { ...transfer, status: 'matched', orderId }))) return null;
    const amount = toMoney(found.amountMinor, found.currency);
    const payment = { providerTxnId: found.providerTxnId, amount, actor: 'provider' };
    return (await settleAttempt(ports, tx, locked.attempt.id, payment)).orderChange;
  });
  await publishOrderChanged(ports, orderChange);
}
