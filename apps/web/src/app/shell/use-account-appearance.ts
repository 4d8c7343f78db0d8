import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '../../api/profile.ts';
import { chooseLanguage } from '../../i18n/translation.ts';
import { readStored } from '../../storage/browser-storage.ts';
import { readVisitLanguage } from '../../storage/preference-cookie.ts';
import { chooseTheme } from '../../ui/theme.ts';

/**
 * Applies the account's language and theme on a device that has no stored choice, and stores them there. A stored
 * choice wins over the account.
 */
export function useAccountAppearance(isSignedIn: boolean): void {
  const needsLanguage = readStored('language') === null;
  const needsTheme = readStored('theme') === null;
  const { data } = useQuery({ ...profileQuery, enabled: isSignedIn && (needsLanguage || needsTheme) });
  const chosen = data?.chosen;
  useEffect(() => {
    if (!isSignedIn || chosen === undefined) return;
    if (chosen.theme !== null && readStored('theme') === null) chooseTheme(chosen.theme);
    if (chosen.language !== null && readStored('language') === null && readVisitLanguage() === null) {
      // The texts could not be loaded: keep the page as it is and try again on the next visit.
      chooseLanguage(chosen.language).catch(() => {});
    }
  }, [isSignedIn, chosen]);
}
