import { type ExampleId, exampleNames } from '@kilim/app-kit/examples';
import { useLanguage, useTranslate } from '../i18n/translation.ts';
import { useTheme } from '../ui/theme.ts';

// Written by scripts/example-pictures.ts: the first screen of each app in the preview, in both languages and themes.
const addresses = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Size of a picture in px. */
const picture = { width: 420, height: 910 } as const;

export interface ExamplePictureProps {
  readonly id: ExampleId;
  readonly className?: string;
}

/** The first screen of an example in the page's language and theme. */
export function ExamplePicture({ id, className }: ExamplePictureProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const theme = useTheme();
  return (
    <img
      src={addresses[`./pictures/${id}-${language}-${theme}.webp`]}
      alt={translate('showcase.apps.picture', { name: exampleNames[id][language] })}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
