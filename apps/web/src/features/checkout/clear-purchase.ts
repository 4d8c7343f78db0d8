import type { OrderStatus } from '@kilim/contract';
import { isWaiting } from '../../api/orders.ts';
import { removeCheckoutDraft } from './checkout-draft.ts';
import { removeOrderIdempotencyKey } from './order-idempotency-key.ts';

/** Removes this tab's data of a finished order: its idempotency key and, once paid, the draft. */
export function clearPurchase(status: OrderStatus): void {
  if (isWaiting(status)) return;
  removeOrderIdempotencyKey();
  if (status === 'paid') removeCheckoutDraft();
}
