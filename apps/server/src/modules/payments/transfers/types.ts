import type { OrderId, PaymentMethod, Transfer, TransferStatus } from '@kilim/contract';

/** A stored incoming payment. Times are epoch milliseconds. */
export interface TransferRecord {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly providerTxnId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly senderName: string;
  readonly referenceText: string;
  readonly status: TransferStatus;
  /** Why it could not be matched; null when it was. */
  readonly problem: Transfer['problem'];
  readonly orderId: OrderId | null;
  readonly note: string;
  readonly occurredAt: number;
  readonly createdAt: number;
}
