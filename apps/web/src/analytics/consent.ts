import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage/browser-storage.ts';

export type Consent = 'granted' | 'refused' | 'unasked';

const listeners = new Set<() => void>();

/** Whether the browser itself says no: Do Not Track or Global Privacy Control. Then nobody is asked. */
export function isRefusedByBrowser(browser: Navigator = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** What the person answered about usage records. */
export function readConsent(): Consent {
  if (isRefusedByBrowser()) return 'refused';
  const stored = readStored('analytics-consent');
  return stored === 'granted' || stored === 'refused' ? stored : 'unasked';
}

/** Remembers the answer on this device. */
export function chooseConsent(consent: 'granted' | 'refused'): void {
  writeStored('analytics-consent', consent);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The answer; the component follows it. */
export function useConsent(): Consent {
  // The server asks: whoever has answered is known before the first paint, and public/boot.js hides the question.
  return useSyncExternalStore(subscribe, readConsent, () => 'unasked' as const);
}
