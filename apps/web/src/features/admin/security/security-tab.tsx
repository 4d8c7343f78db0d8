import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { isDefaultUrlState, useUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AlertsCard } from './alerts-card.tsx';
import { useSecurityEvents, useSecurityLogFile } from './api/security.ts';
import { EventRow } from './event-row.tsx';
import { logParams, noFilter } from './log-params.ts';
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
      <PagedList
        list={list}
        itemsOf={(page) => page.events}
        skeletonClass="h-21 rounded-card"
        skeletonRows={5}
        failed={translate('adminSecurity.failed')}
        more={translate('adminSecurity.more')}
        empty={
          isDefaultUrlState(logParams, filter) ? (
            <EmptyState
              title={translate('adminSecurity.emptyTitle')}
              description={translate('adminSecurity.empty')}
            />
          ) : (
            <EmptyState
              title={translate('adminSecurity.noneTitle')}
              description={translate('adminSecurity.none')}
              action={
                <Button variant="secondary" onClick={() => change(noFilter)}>
                  {translate('adminSecurity.clear')}
                </Button>
              }
            />
          )
        }
      >
        {(events) => (
          <ul aria-label={translate('adminSecurity.title')} className="flex flex-col gap-3">
            {events.map((event) => (
              <li key={event.id}>
                <EventRow event={event} onFilter={change} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
