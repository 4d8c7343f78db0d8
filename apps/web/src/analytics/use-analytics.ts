import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from './consent.ts';
import { recordEvent } from './record.ts';
import { useActions } from './use-actions.ts';
import { watchPage } from './watch-page.ts';

/** Records page views, actions, sign-ins, errors and page speed with the user's consent. */
export function useAnalytics(userId: string | null): void {
  const isAllowed = useConsent() === 'granted';
  const { pathname } = useLocation();
  useActions(pathname);
  useEffect(() => (isAllowed ? watchPage() : undefined), [isAllowed]);
  useEffect(() => {
    // The server identifies the user by the session; no id is sent.
    if (isAllowed && userId !== null) recordEvent('identify', 'signed-in');
  }, [isAllowed, userId]);
  useEffect(() => {
    if (isAllowed) recordEvent('page', pathname);
  }, [isAllowed, pathname]);
}
