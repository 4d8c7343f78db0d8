import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage/browser-storage.ts';

export type Consent = 'granted' | 'refused' | 'unasked';

const listeners = new Set<() => void>();

/** Whether the browser sends Do Not Track or Global Privacy Control. Then the user is not asked. */
export function isRefusedByBrowser(browser: Navigator = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** The user's answer about usage recording. */
export function readConsent(): Consent {
  if (isRefusedByBrowser()) return 'refused';
  const stored = readStored('analytics-consent');
  return stored === 'granted' || stored === 'refused' ? stored : 'unasked';
}

/** Stores the answer on this device. */
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

/** The answer; re-renders when it changes. */
export function useConsent(): Consent {
  // The server renders the question; public/boot.js hides it before the first paint when an answer is stored.
  return useSyncExternalStore(subscribe, readConsent, () => 'unasked' as const);
}
