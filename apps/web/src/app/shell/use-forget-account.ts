import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { queryKeys } from '../../api/query-keys.ts';
import type { Session } from '../../api/session.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { showToast } from '../../ui/toast.ts';

/** What every visitor may see; the rest belongs to whoever was signed in when it came. */
const everybodys: readonly unknown[] = [
  ...queryKeys.site,
  ...queryKeys.settings,
  ...queryKeys.announcements.all,
];

function isSomebodys(key: QueryKey): boolean {
  const isSession = key.length === 1 && key[0] === queryKeys.account.current[0];
  return !isSession && !everybodys.includes(key[0]);
}

/**
 * Drops what was cached for an account as soon as it is no longer the one on this page: its session may have ended
 * elsewhere, and the next person to sign in here must not see it for a moment. Says so when the session has ended.
 */
export function useForgetAccount(session: Session): void {
  const client = useQueryClient();
  const translate = useTranslate();
  const known = useRef<string | null>(null);
  const isDecided = session.status === 'guest' || session.status === 'signed-in';
  const userId = session.status === 'signed-in' ? session.user.$id : null;
  const tellEnd = useEffectEvent(() => showToast({ type: 'info', title: translate('shell.sessionEnded') }));
  useEffect(() => {
    if (!isDecided) return;
    const wasSomebodyElse = known.current !== null && known.current !== userId;
    known.current = userId;
    if (!wasSomebodyElse) return;
    void client.resetQueries({ predicate: ({ queryKey }) => isSomebodys(queryKey) });
    // Signing out here loads the page anew, so this was not asked for.
    if (userId === null) tellEnd();
  }, [client, isDecided, userId]);
}
