import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from './consent.ts';
import { recordEvent } from './record.ts';
import { watchPage } from './watch-page.ts';

/** Notes page views, who signs in, errors and speed while the person allows it (customer.md §2). */
export function useAnalytics(userId: string | null): void {
  const isAllowed = useConsent() === 'granted';
  const { pathname } = useLocation();
  useEffect(() => (isAllowed ? watchPage() : undefined), [isAllowed]);
  useEffect(() => {
    // The server knows the person by the session; no id travels.
    if (isAllowed && userId !== null) recordEvent('identify', 'signed-in');
  }, [isAllowed, userId]);
  useEffect(() => {
    if (isAllowed) recordEvent('page', pathname);
  }, [isAllowed, pathname]);
}
