import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';
import type { OrderBody } from './api/pay-order.ts';

// One order for one filled-in form: the same content is sent with the same key, however often it is pressed and even
// after a reload; another content gets another key.

const kept = z.object({ content: z.string(), key: z.string() });

function readKept(): z.infer<typeof kept> | null {
  try {
    return kept.parse(JSON.parse(readStored('order-key', 'session') ?? 'null'));
  } catch {
    return null;
  }
}

/** A key that nobody guesses; `crypto.randomUUID` is missing on pages without TLS. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key under which this content is sent. */
export function keyOf(body: Omit<OrderBody, 'idempotencyKey'>): string {
  const content = JSON.stringify(body);
  const known = readKept();
  if (known?.content === content) return known.key;
  const key = makeKey();
  writeStored('order-key', JSON.stringify({ content, key }), 'session');
  return key;
}

/** The order has ended: the same form is a new order from now on. */
export function forgetKey(): void {
  removeStored('order-key', 'session');
}
