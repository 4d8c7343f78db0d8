import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../../i18n/translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AiPanel } from './ai-panel.tsx';
import { aiOverviewQuery } from './api/ai.ts';
import { ModelsSection } from './models/models-section.tsx';
import { VerificationCard } from './verification-card.tsx';

/** What answers prompts, and the models of this machine. */
export default function AiTab() {
  const translate = useTranslate();
  const overview = useQuery(aiOverviewQuery);
  return (
    <>
      <div className="max-w-xl min-w-0">
        <h2 className="text-20 font-semibold">{translate('adminAi.title')}</h2>
        <p className="pt-1 text-14 text-muted">{translate('adminAi.intro')}</p>
      </div>
      {overview.isPending ? (
        <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-5">
          <Skeleton className="h-30 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      ) : overview.data === undefined ? (
        <ErrorState
          title={translate('adminAi.failed')}
          error={overview.error}
          isRetrying={overview.isFetching}
          onRetry={() => void overview.refetch()}
        />
      ) : (
        <AiPanel overview={overview.data}>
          <ModelsSection />
          <VerificationCard />
        </AiPanel>
      )}
    </>
  );
}
