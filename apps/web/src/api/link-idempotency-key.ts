import { readStored, writeStored } from '../storage/browser-storage.ts';
import { createRandomId } from './random-id.ts';

const storageKey = 'link-attempt';

/** Without storage the key lasts as long as the page. */
let current = '';

/**
 * The idempotency key that this tab sends with the secret of a mailed link. A link works once; when its reply is lost,
 * the same tab may use it again for two minutes, also after a reload.
 */
export function linkIdempotencyKey(): string {
  current = readStored(storageKey, 'session') ?? (current || createRandomId());
  writeStored(storageKey, current, 'session');
  return current;
}
