import { storagePrefix } from '@kilim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../../api/query-keys.ts';
import type { Session } from '../../api/session.ts';
import { storeKnownReplies, storeReplies } from '../../api/stored-replies.ts';
import { currentTranslation } from '../../i18n/translation.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { claimStore, closeStore, storeFullEvent } from '../../storage/store-owner.ts';
import { showToast } from '../../ui/toast.ts';

/** Tells once per tab that projects cannot be kept. */
function reportFullStore(): void {
  if (readStored('store-full', 'session') !== null) return;
  writeStored('store-full', 'told', 'session');
  const { translate } = currentTranslation();
  showToast({
    type: 'warning',
    title: translate('shell.storeFull'),
    message: translate('shell.storeFullText'),
  });
}

/** Keeps the data of the signed-in user in this browser, and of no other: docs/rules/local-storage.md#client-store */
export function useClientStore(session: Session): void {
  const client = useQueryClient();
  const userId = session.status === 'signed-in' ? session.user.$id : null;
  const isGuest = session.status === 'guest';
  useEffect(() => {
    // A store that cannot be opened leaves the site as it is without one.
    if (userId !== null)
      claimStore(userId).then(
        () => storeKnownReplies(client),
        () => undefined,
      );
    else if (isGuest) closeStore().catch(() => undefined);
  }, [client, userId, isGuest]);
  useEffect(() => storeReplies(client), [client]);
  useEffect(() => {
    window.addEventListener(storeFullEvent, reportFullStore);
    return () => window.removeEventListener(storeFullEvent, reportFullStore);
  }, []);
  useEffect(() => {
    // A sign-out in another tab removes the owner.
    const listen = ({ key, newValue }: StorageEvent): void => {
      if (key === `${storagePrefix}store-owner` && newValue === null)
        void client.invalidateQueries({ queryKey: queryKeys.account.current, exact: true });
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [client]);
}
