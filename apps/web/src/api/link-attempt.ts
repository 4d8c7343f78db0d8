import { readStored, writeStored } from '../storage/browser-storage.ts';

const storageKey = 'link-attempt';

/** Where storage is blocked the key lives as long as the page. */
let kept = '';

/** `crypto.randomUUID` is missing on pages without TLS. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What this tab sends along with the secret of a mailed link, which works once: when the answer is lost on the way, the
 * same tab may press again for two minutes, also after a reload.
 */
export function readLinkAttempt(): string {
  kept = readStored(storageKey, 'session') ?? (kept || makeKey());
  writeStored(storageKey, kept, 'session');
  return kept;
}
