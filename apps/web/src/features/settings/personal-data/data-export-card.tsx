import type { PersonalDataExport } from '@kilim/contract';
import { Download, FileArchive } from 'lucide-react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDataExport, useDownloadDataExport, useStartDataExport } from '../api/data-export.ts';
import { SettingsCard } from '../settings-card.tsx';

function ReadyExport({ ready }: { readonly ready: PersonalDataExport }) {
  const translate = useTranslate();
  const language = useLanguage();
  const download = useSingleRun(useDownloadDataExport());
  const kilobytes = formatNumber(Math.max(1, Math.ceil((ready.size ?? 0) / 1_000)), language);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14" role="status">
        {translate('settings.export.ready', { time: formatDateTime(ready.expiresAt, language) })}
      </p>
      <div>
        <Button
          icon={<Download aria-hidden="true" className="size-4" />}
          isBusy={download.isPending}
          onClick={() =>
            download.mutate(ready.id, {
              onError: (error) => showToast({ type: 'error', title: errorText(error, translate) }),
            })
          }
        >
          {translate('settings.export.download', { size: kilobytes })}
        </Button>
      </div>
    </div>
  );
}

/** Requests and downloads a data export: docs/rules/personal-data.md */
export function DataExportCard() {
  const translate = useTranslate();
  const language = useLanguage();
  const latest = useDataExport();
  const starting = useSingleRun(useStartDataExport());
  return (
    <SettingsCard
      title={translate('settings.export.title')}
      description={translate('settings.export.description')}
    >
      {latest.isPending ? (
        <div aria-busy="true">
          <Skeleton className="h-10 w-56" />
        </div>
      ) : latest.data === undefined ? (
        <ErrorState
          title={translate('settings.failed')}
          error={latest.error}
          isRetrying={latest.isFetching}
          onRetry={() => void latest.refetch()}
        />
      ) : latest.data === null ? (
        <div>
          <Button
            variant="secondary"
            icon={<FileArchive aria-hidden="true" className="size-4" />}
            isBusy={starting.isPending}
            onClick={() =>
              starting.mutate(language, {
                onError: (error) => showToast({ type: 'error', title: errorText(error, translate) }),
              })
            }
          >
            {translate('settings.export.start')}
          </Button>
        </div>
      ) : latest.data.status === 'pending' ? (
        <p role="status" className="flex items-center gap-2 text-14 text-muted">
          <Spinner />
          {translate('settings.export.pending')}
        </p>
      ) : (
        <ReadyExport ready={latest.data} />
      )}
    </SettingsCard>
  );
}
