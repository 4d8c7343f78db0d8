import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { queryKeys } from '../../api/query-keys.ts';
import type { Session } from '../../api/session.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { showToast } from '../../ui/toast.ts';

/** Query keys of public data; all other cached data belongs to the account that was signed in when it was fetched. */
const publicKeys: readonly unknown[] = [
  ...queryKeys.site,
  ...queryKeys.settings,
  ...queryKeys.announcements.all,
];

function isPrivate(key: QueryKey): boolean {
  const isSession = key.length === 1 && key[0] === queryKeys.account.current[0];
  return !isSession && !publicKeys.includes(key[0]);
}

/**
 * Removes an account's cached data as soon as another account or a guest is on the page: a session may end elsewhere, and
 * the next user must never see that data. Shows a notice when the session has ended.
 */
export function useClearAccountCache(session: Session): void {
  const client = useQueryClient();
  const translate = useTranslate();
  const known = useRef<string | null>(null);
  const isDecided = session.status === 'guest' || session.status === 'signed-in';
  const userId = session.status === 'signed-in' ? session.user.$id : null;
  const reportEnd = useEffectEvent(() => showToast({ type: 'info', title: translate('shell.sessionEnded') }));
  useEffect(() => {
    if (!isDecided) return;
    const wasOtherUser = known.current !== null && known.current !== userId;
    known.current = userId;
    if (!wasOtherUser) return;
    void client.resetQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) });
    // Signing out here reloads the page, so this session was ended elsewhere.
    if (userId === null) reportEnd();
  }, [client, isDecided, userId]);
}
