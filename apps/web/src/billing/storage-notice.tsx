import { TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type StorageLevel, storageLevel, useStorage } from '../api/storage.ts';
import { formatBytes } from '../i18n/format-bytes.ts';
import { useLanguage, useTranslate } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Dismissed until the next page load, separately for each level. */
const dismissed = new Set<StorageLevel>();

export interface StorageNoticeProps {
  /** A save was rejected: shown even when dismissed, and the link opens a new tab to keep the unsaved work. */
  readonly isRefused?: boolean;
  readonly className?: string;
}

/** Notice that the storage is nearly full (80 %) or full, with the way to free some. */
export function StorageNotice({ isRefused = false, className }: StorageNoticeProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data } = useStorage();
  const [, setDismissals] = useState(0);
  const level = isRefused ? 'full' : data === undefined ? 'free' : storageLevel(data);
  if (level === 'free' || (!isRefused && dismissed.has(level))) return null;
  const isFull = level === 'full';
  const dismiss = (): void => {
    dismissed.add(level);
    setDismissals((count) => count + 1);
  };
  return (
    <div
      role="status"
      className={classNames(
        'flex items-start gap-2.5 border px-4 py-2 text-14',
        isFull ? 'border-danger/35 bg-danger/8' : 'border-warning/35 bg-warning/8',
        className ?? 'rounded-card',
      )}
    >
      <TriangleAlert
        aria-hidden="true"
        className={classNames('mt-2.5 size-4 shrink-0', isFull ? 'text-danger' : 'text-warning')}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <p className="min-w-0 flex-1 basis-72 py-1.5">
          <strong className="me-2 font-semibold">
            {translate(isFull ? 'credits.storage.fullTitle' : 'credits.storage.nearlyTitle')}
          </strong>
          {translate(isFull ? 'credits.storage.fullText' : 'credits.storage.nearlyText', {
            used: formatBytes(data?.usedBytes ?? 0, language),
            limit: formatBytes(data?.limitBytes ?? 0, language),
          })}
          {isRefused ? ` ${translate('credits.storage.kept')}` : ''}
        </p>
        <Link
          to={paths.settings.to('storage')}
          {...(isRefused ? { target: '_blank' } : {})}
          className="flex min-h-10 w-fit items-center font-medium text-primary underline underline-offset-4"
        >
          {translate('credits.storage.open')}
        </Link>
      </div>
      {isRefused ? null : (
        <IconButton
          label={translate('credits.storage.dismiss')}
          icon={<X aria-hidden="true" />}
          onClick={dismiss}
        />
      )}
    </div>
  );
}
