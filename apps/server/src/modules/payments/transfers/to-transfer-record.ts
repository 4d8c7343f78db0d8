import type { PaymentMethod } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { oneLine } from '../../../platform/text/index.ts';
import type { FoundPayment } from '../providers/payment-provider.ts';
import type { TransferRecord } from './types.ts';

/** A new, unmatched transfer record of a payment that the provider lists. */
export function toTransferRecord(method: PaymentMethod, found: FoundPayment, now: number): TransferRecord {
  return {
    id: newId(now),
    method,
    providerTxnId: found.providerTxnId,
    amountMinor: found.amountMinor,
    currency: found.currency,
    // The payer writes both texts; a character that PostgreSQL cannot store would fail every sweep.
    senderName: oneLine(found.senderName).slice(0, 200),
    referenceText: oneLine(found.referenceText).slice(0, 300),
    status: 'unmatched',
    problem: null,
    orderId: null,
    note: '',
    occurredAt: found.occurredAt,
    createdAt: now,
  };
}
