import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { isDefaultUrlState, useUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AlertsCard } from './alerts-card.tsx';
import { useSecurityEvents, useSecurityLogFile } from './api/security.ts';
import { EventRow } from './event-row.tsx';
import { type LogFilter, logParams, noFilter } from './log-params.ts';
import { LogToolbar } from './log-toolbar.tsx';

/** Alerts, then the security log; the URL holds its filter. */
export default function SecurityTab() {
  const translate = useTranslate();
  const { state: filter, change } = useUrlState(logParams);
  const list = useSecurityEvents(filter);
  const file = useSingleRun(useSecurityLogFile(filter));
  const save = (): void =>
    file.mutate(undefined, {
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('adminSecurity.exportFailed'),
          message: errorText(error, translate),
        }),
    });
  return (
    <>
      <AlertsCard onShow={change} />
      <div className="pt-2">
        <h2 className="text-20 font-semibold">{translate('adminSecurity.title')}</h2>
        <p className="pt-1 text-14 text-muted">{translate('adminSecurity.intro')}</p>
      </div>
      <LogToolbar filter={filter} onChange={change} isSaving={file.isPending} onSave={save} />
      <Events list={list} isFiltered={!isDefaultUrlState(logParams, filter)} onChange={change} />
    </>
  );
}

interface EventsProps {
  readonly list: ReturnType<typeof useSecurityEvents>;
  readonly isFiltered: boolean;
  readonly onChange: (part: Partial<LogFilter>) => void;
}

function Events({ list, isFiltered, onChange }: EventsProps) {
  const translate = useTranslate();
  if (list.isPending) {
    return (
      <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-3">
        {[0, 1, 2, 3, 4].map((index) => (
          <Skeleton key={index} className="h-21 rounded-card" />
        ))}
      </div>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorState
        title={translate('adminSecurity.failed')}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const events = list.data.pages.flatMap((page) => page.events);
  if (events.length === 0) {
    return isFiltered ? (
      <EmptyState
        title={translate('adminSecurity.noneTitle')}
        description={translate('adminSecurity.none')}
        action={
          <Button variant="secondary" onClick={() => onChange(noFilter)}>
            {translate('adminSecurity.clear')}
          </Button>
        }
      />
    ) : (
      <EmptyState
        title={translate('adminSecurity.emptyTitle')}
        description={translate('adminSecurity.empty')}
      />
    );
  }
  return (
    <>
      <ul aria-label={translate('adminSecurity.title')} className="flex flex-col gap-3">
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} onFilter={onChange} />
          </li>
        ))}
      </ul>
      <LoadMore
        label={translate('adminSecurity.more')}
        failed={translate('adminSecurity.failed')}
        list={list}
      />
    </>
  );
}
