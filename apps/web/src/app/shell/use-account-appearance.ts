import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '../../api/profile.ts';
import { chooseLanguage } from '../../i18n/translation.ts';
import { readStored } from '../../storage/browser-storage.ts';
import { chooseTheme } from '../../ui/theme.ts';

/**
 * Takes language and theme over from the account where this device has no choice of its own (customer.md §4: what is
 * stored here wins). From then on they are the device's.
 */
export function useAccountAppearance(isSignedIn: boolean): void {
  const needsLanguage = readStored('language') === null;
  const needsTheme = readStored('theme') === null;
  const { data } = useQuery({ ...profileQuery, enabled: isSignedIn && (needsLanguage || needsTheme) });
  const chosen = data?.chosen;
  useEffect(() => {
    if (!isSignedIn || chosen === undefined) return;
    if (chosen.theme !== null && readStored('theme') === null) chooseTheme(chosen.theme);
    if (chosen.language !== null && readStored('language') === null) {
      // The texts may be out of reach; the page stays as it is and the next visit tries again.
      chooseLanguage(chosen.language).catch(() => {});
    }
  }, [isSignedIn, chosen]);
}
