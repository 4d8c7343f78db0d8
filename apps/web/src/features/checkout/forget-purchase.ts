import type { OrderStatus } from '@kilim/contract';
import { isWaiting } from '../../api/orders.ts';
import { forgetCheckoutDraft } from './checkout-draft.ts';
import { forgetKey } from './order-key.ts';

/** Forgets what this tab kept of an order that has come to an end: its key, and what was typed once it is paid. */
export function forgetPurchase(status: OrderStatus): void {
  if (isWaiting(status)) return;
  forgetKey();
  if (status === 'paid') forgetCheckoutDraft();
}
