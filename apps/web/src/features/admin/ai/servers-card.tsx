import type { AiOverview, ModelServer } from '@kilim/contract';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useModelSearch } from './api/ai.ts';
import { ServerModels } from './server-models.tsx';

interface ServersCardProps {
  readonly overview: AiOverview;
  readonly renderModel: (server: ModelServer['name'], model: string) => ReactNode;
}

/** The model servers of this machine: docs/rules/ai.md#model-servers */
export function ServersCard({ overview, renderModel }: ServersCardProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const searching = useSingleRun(useModelSearch());
  const { connection, discovery } = overview;
  const search = (): void =>
    searching.mutate(undefined, {
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('adminAi.servers.searchFailed'),
          message: errorText(error, translate),
        }),
    });
  return (
    <Card className="flex flex-col gap-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-16 font-semibold">{translate('adminAi.servers.title')}</h3>
          <p className="max-w-prose pt-1 text-14 text-muted">{translate('adminAi.servers.intro')}</p>
          <p role="status" className="pt-1 text-13 text-muted numerals">
            {translate('adminAi.servers.searchedAt', { time: formatDateTime(discovery.at, language) })}
          </p>
        </div>
        <Button
          variant="secondary"
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          isBusy={searching.isPending}
          onClick={search}
        >
          {translate('adminAi.servers.search')}
        </Button>
      </div>
      {discovery.servers.length === 0 ? (
        <EmptyState
          title={translate('adminAi.servers.emptyTitle')}
          description={translate('adminAi.servers.empty')}
        />
      ) : (
        discovery.servers.map((server) => (
          <ServerModels
            key={server.name}
            server={server}
            connectedModel={connection?.server === server.name ? connection.model : null}
            renderModel={(model) => renderModel(server.name, model)}
          />
        ))
      )}
    </Card>
  );
}
