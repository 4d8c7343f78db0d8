import type { GalleryId } from '@kilim/contract';
import { useLanguage, useTranslate } from '../i18n/translation.ts';
import { useTheme } from '../ui/theme.ts';
import { pictureAddress } from './gallery-files.ts';

/** Size of a picture in px. */
const picture = { width: 390, height: 844 } as const;

export interface GalleryPictureProps {
  readonly id: GalleryId;
  /** The picture is in view when the page opens. */
  readonly isFirst?: boolean;
  /** The name stands beside the picture. */
  readonly isDecorative?: boolean;
  readonly className?: string;
}

/** The first screen of an app of the gallery in the page's language and theme. */
export function GalleryPicture({
  id,
  isFirst = false,
  isDecorative = false,
  className,
}: GalleryPictureProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const theme = useTheme();
  return (
    <img
      src={pictureAddress(id, language, theme)}
      alt={isDecorative ? '' : translate('gallery.picture', { name: translate(`gallery.apps.${id}.name`) })}
      width={picture.width}
      height={picture.height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
