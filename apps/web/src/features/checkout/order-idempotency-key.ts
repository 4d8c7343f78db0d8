import { z } from 'zod';
import { createRandomId } from '../../api/random-id.ts';
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';
import type { OrderBody } from './api/pay-order.ts';

// The idempotency key of an order: the same form content has the same key, also after a reload; other content gets
// another key: docs/rules/checkout-page.md#idempotency

const kept = z.object({ content: z.string(), key: z.string() });

function readKept(): z.infer<typeof kept> | null {
  try {
    return kept.parse(JSON.parse(readStored('order-key', 'session') ?? 'null'));
  } catch {
    return null;
  }
}

/** The key for this content. */
export function orderIdempotencyKey(body: Omit<OrderBody, 'idempotencyKey'>): string {
  const content = JSON.stringify(body);
  const known = readKept();
  if (known?.content === content) return known.key;
  const key = createRandomId();
  writeStored('order-key', JSON.stringify({ content, key }), 'session');
  return key;
}

/** Drops the key after the order has ended, so that the same form becomes a new order. */
export function removeOrderIdempotencyKey(): void {
  removeStored('order-key', 'session');
}
