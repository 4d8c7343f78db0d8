import type { GalleryId } from '@kilim/contract';
import { useLanguage } from '../i18n/translation.ts';
import { useTheme } from '../ui/theme.ts';

/** The app that runs in the phone of the home page. */
export const phoneApp: GalleryId = 'habits';

// Its four pictures only, because the home page loads their addresses at first.
const addresses = import.meta.glob<string>('../../gallery/dist/habits-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The first screen of that app, which the phone shows until the app runs. The caption describes it. */
export function PhonePicture() {
  const language = useLanguage();
  const theme = useTheme();
  return (
    <img
      src={addresses[`../../gallery/dist/${phoneApp}-${language}-${theme}.svg`]}
      alt={''}
      width={390}
      height={844}
      decoding="async"
      className="size-full object-cover object-top"
    />
  );
}
