import { useTranslate } from '../../i18n/translation.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** The files of a folder that were found so far. */
export function CollectProgress({ name, count }: { readonly name: string; readonly count: number }) {
  const translate = useTranslate();
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-sunken px-4 py-6">
      <p role="status" className="flex items-center justify-between gap-4 text-14">
        <span className="min-w-0 truncate">{translate('dashboard.import.collecting', { folder: name })}</span>
        <Spinner />
      </p>
      <p className="text-13 text-muted numerals">{translate('dashboard.import.collected', { count })}</p>
    </div>
  );
}

/** A repository that the server reads; how much is left is not known. */
export function FetchProgress({ name }: { readonly name: string }) {
  const translate = useTranslate();
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-sunken px-4 py-6">
      <p role="status" className="flex items-center justify-between gap-4 text-14">
        {translate('git.import.running')}
        <Spinner />
      </p>
      <p className="font-mono text-12 break-all text-muted">{name}</p>
      <p className="text-13 text-muted">{translate('git.import.runningHint')}</p>
    </div>
  );
}

export interface UploadProgressProps {
  readonly name: string;
  /** 0 to 1. */
  readonly part: number;
}

export function UploadProgress({ name, part }: UploadProgressProps) {
  const translate = useTranslate();
  const percent = Math.floor(part * 100);
  const isSent = part >= 1;
  const label = isSent
    ? translate('dashboard.import.reading')
    : translate('dashboard.import.uploading', { file: name });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-sunken px-4 py-6">
      <p role="status" className="flex items-center justify-between gap-4 text-14">
        <span className="min-w-0 truncate">{label}</span>
        {isSent ? <Spinner /> : null}
      </p>
      <div className="flex items-center gap-3">
        <progress className="sr-only" aria-label={label} value={percent} max={100} />
        <div aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-ink/10">
          <div
            className="h-full rounded-full bg-primary forced-color-adjust-none transition-[width] duration-150"
            style={{ width: `${percent}%` }}
          />
        </div>
        <span aria-hidden="true" className="w-12 text-right text-13 text-muted numerals">
          {translate('dashboard.import.percent', { percent })}
        </span>
      </div>
    </div>
  );
}
