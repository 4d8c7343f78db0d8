import { useStorage } from '../../../api/storage.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { DataExportArchiveCard } from './data-export-archive-card.tsx';
import { LargestProjectsCard } from './largest-projects-card.tsx';
import { StorageSkeleton } from './storage-skeleton.tsx';
import { UsageCard } from './usage-card.tsx';

/** The user's storage and the actions that free some of it. */
export function StorageSection() {
  const translate = useTranslate();
  const { data, isPending, isFetching, error, refetch } = useStorage();
  if (isPending) return <StorageSkeleton />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState
          title={translate('storage.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  return (
    <>
      <UsageCard use={data} />
      <LargestProjectsCard use={data} />
      <DataExportArchiveCard />
    </>
  );
}
