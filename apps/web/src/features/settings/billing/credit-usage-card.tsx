import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCreditUsage } from '../api/credit-usage.ts';
import { SettingsCard } from '../settings-card.tsx';
import { assistantName } from './assistant-name.ts';
import { ledgerParams } from './ledger-params.ts';

interface Share {
  readonly key: string;
  readonly name: string;
  readonly used: number;
  readonly answers: number;
}

function Shares({ title, shares }: { readonly title: string; readonly shares: readonly Share[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const most = Math.max(1, ...shares.map(({ used }) => used));
  return (
    <div className="min-w-0">
      <h3 className="pb-2 text-14 font-medium">{title}</h3>
      <ul className="flex flex-col gap-3">
        {shares.map(({ key, name, used, answers }) => (
          <li key={key} className="flex flex-col gap-1 text-14">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 break-words">{name}</span>
              <span className="text-13 text-muted numerals">
                {translate('credits.use.value', { amount: formatNumber(used, language), count: answers })}
              </span>
            </span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-primary"
                style={{ width: `${Math.round((used * 100) / most)}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Credits used by project and by model, in the period of the ledger's filter. */
export function CreditUsageCard() {
  const translate = useTranslate();
  const { state: filter } = useUrlState(ledgerParams);
  const { data, isError, error, isFetching, refetch } = useCreditUsage(filter.period);
  return (
    <SettingsCard title={translate('credits.use.title')} description={translate('credits.use.description')}>
      {data === undefined ? (
        isError ? (
          <ErrorState
            title={translate('credits.use.failed')}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <div aria-busy="true">
            <Skeleton className="h-28 w-full" />
          </div>
        )
      ) : data.answers === 0 ? (
        <p className="text-14 text-muted">{translate('credits.use.empty')}</p>
      ) : (
        <div className="grid gap-6 sm:grid-cols-2">
          <Shares
            title={translate('credits.use.byProject')}
            shares={data.projects.map(({ projectId, projectName, used, answers }) => ({
              key: projectId ?? '',
              name:
                projectName ??
                translate(projectId === null ? 'credits.ledger.noProject' : 'credits.ledger.deletedProject'),
              used,
              answers,
            }))}
          />
          <Shares
            title={translate('credits.use.byModel')}
            shares={data.models.map(({ model, used, answers }) => ({
              key: model ?? '',
              name: assistantName(model, translate),
              used,
              answers,
            }))}
          />
        </div>
      )}
    </SettingsCard>
  );
}
