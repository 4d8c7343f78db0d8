import { createKept } from '../data/kept';
import { type Language, languages, setLocale } from '../locale';
import { setStrings } from '../strings';

/** The chosen language, kept on the device. */
export const useLanguage = createKept<Language>('language', () => languages[0]);

// Texts and formats change before the screens are drawn again.
useLanguage.subscribe(({ value }) => {
  setLocale(value);
  setStrings(value);
});
