import { galleryApps } from '@kilim/contract';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';

/** Below the examples: the way to all composed apps. */
export function GalleryLink() {
  const translate = useTranslate();
  return (
    <p className="mx-auto flex max-w-7xl justify-center px-4 pt-6 sm:px-6">
      <Link to={paths.gallery.to()} className={buttonLook('secondary')}>
        {translate('showcase.apps.gallery', { count: galleryApps.length })}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </p>
  );
}
