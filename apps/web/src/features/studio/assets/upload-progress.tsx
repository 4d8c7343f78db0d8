import { X } from 'lucide-react';
import { formatPercent } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Uploads } from './use-uploads.ts';

/** Progress of an upload, with a button that stops it. */
export function UploadProgress({ running, stop }: Pick<Uploads, 'running' | 'stop'>) {
  const translate = useTranslate();
  const language = useLanguage();
  if (running === null) return null;
  const { name, part, done, total } = running;
  const text =
    total === 1
      ? translate('studio.assets.uploading', { name })
      : translate('studio.assets.uploadingOf', { name, number: done + 1, total });
  return (
    <div className="flex shrink-0 items-center gap-2 border-t border-line py-1 pr-1 pl-3" role="status">
      <div className="min-w-0 flex-1">
        <p className="truncate text-12 text-muted" title={name}>
          {text}
        </p>
        <progress
          aria-label={text}
          aria-valuetext={formatPercent(part, language)}
          className="mt-1 block h-1 w-full accent-primary"
          value={part}
        />
      </div>
      <IconButton icon={<X aria-hidden="true" />} label={translate('studio.assets.stop')} onClick={stop} />
    </div>
  );
}
