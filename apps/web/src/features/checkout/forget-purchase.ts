import type { OrderStatus } from '@kilim/contract';
import { isWaiting } from '../../api/orders.ts';
import { forgetCheckoutDraft } from './checkout-draft.ts';
import { forgetKey } from './order-key.ts';

/** Removes this tab's data of a finished order: its idempotency key and, once paid, the draft. */
export function forgetPurchase(status: OrderStatus): void {
  if (isWaiting(status)) return;
  forgetKey();
  if (status === 'paid') forgetCheckoutDraft();
}
