import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../../../i18n/translation.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { aiModelsQuery } from '../api/models.ts';
import { ModelsCard } from './models-card.tsx';
import { OwnKeysCard } from './own-keys-card.tsx';

/** The models that administrators added, and the switch for keys of customers. */
export function ModelsSection() {
  const translate = useTranslate();
  const { data, error, isPending, isFetching, refetch } = useQuery(aiModelsQuery);
  if (isPending) {
    return (
      <div role="status" aria-label={translate('common.loading')}>
        <Skeleton className="h-60 rounded-card" />
      </div>
    );
  }
  if (data === undefined) {
    return (
      <ErrorState
        title={translate('adminAiModels.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <ModelsCard models={data.models} />
      <OwnKeysCard isAllowed={data.allowsOwnKeys} />
    </>
  );
}
