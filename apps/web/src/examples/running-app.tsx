import type { GalleryId } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTranslate } from '../i18n/translation.ts';
import { Button } from '../ui/button.tsx';
import { useOnline } from '../ui/use-online.ts';
import { galleryFilesQuery } from './gallery-files-query.ts';
import { LivePreview } from './live-preview.tsx';
import { PhoneLoading } from './phone-loading.tsx';

/** Loads the files of an app and runs them. */
export function RunningApp({ id }: { readonly id: GalleryId }) {
  const translate = useTranslate();
  const language = useLanguage();
  const isOnline = useOnline();
  const files = useQuery(galleryFilesQuery(id, language));
  if (files.data !== undefined) {
    return (
      <LivePreview
        files={files.data}
        label={translate('gallery.live', { name: translate(`gallery.apps.${id}.name`) })}
        startingText={translate('gallery.starting')}
        unavailableText={translate('gallery.unavailable')}
      />
    );
  }
  if (!files.isError && files.fetchStatus !== 'paused') {
    return <PhoneLoading text={translate('gallery.starting')} />;
  }
  return (
    <PhoneLoading text={translate(isOnline ? 'gallery.unavailable' : 'gallery.offline')} isStill>
      <Button variant="secondary" isBusy={files.isFetching} onClick={() => void files.refetch()}>
        {translate('common.retry')}
      </Button>
    </PhoneLoading>
  );
}
