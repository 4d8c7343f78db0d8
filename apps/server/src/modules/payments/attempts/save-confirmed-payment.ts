import type { Tx } from '../../../platform/tx.ts';
import type { PaymentsPorts } from '../ports.ts';
import { updateAttempt } from './repository.ts';
import type { AttemptRecord, ConfirmedPayment } from './types.ts';

/** Stores a confirmed payment on its attempt, closes the attempt and ends its inquiries. */
export async function saveConfirmedPayment(
  ports: PaymentsPorts,
  tx: Tx,
  attempt: AttemptRecord,
  payment: ConfirmedPayment,
  status: 'paid' | 'review',
): Promise<void> {
  const patch = {
    status,
    isOpen: false,
    providerTxnId: payment.providerTxnId,
    capturedMinor: payment.amount.minor,
    authCode: payment.authCode ?? null,
    maskedPan: payment.maskedPan ?? null,
    declineCode: null,
    nextInquiryAt: null,
    leaseUntil: 0,
  };
  await updateAttempt(tx, attempt.id, patch, ports.clock.now());
}
