import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { isDefaultUrlState, useUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAuditFile, useAuditLog } from './api/audit.ts';
import { auditParams, noAuditFilter } from './audit-params.ts';
import { AuditRow } from './audit-row.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';

/** What administrators did: docs/rules/admin.md#audit-log */
export default function AuditTab() {
  const translate = useTranslate();
  const { state: filter, change } = useUrlState(auditParams);
  const list = useAuditLog(filter);
  const file = useSingleRun(useAuditFile(filter));
  const save = (): void =>
    file.mutate(undefined, {
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('adminAudit.fileFailed'),
          message: errorText(error, translate),
        }),
    });
  return (
    <>
      <div>
        <h2 className="text-20 font-semibold">{translate('adminAudit.title')}</h2>
        <p className="pt-1 text-14 text-muted">{translate('adminAudit.intro')}</p>
      </div>
      <AuditToolbar filter={filter} onChange={change} isSaving={file.isPending} onSave={save} />
      <PagedList
        list={list}
        itemsOf={(page) => page.events}
        skeletonClass="h-24 rounded-card"
        skeletonRows={5}
        failed={translate('adminAudit.failed')}
        more={translate('adminAudit.more')}
        empty={
          isDefaultUrlState(auditParams, filter) ? (
            <EmptyState
              title={translate('adminAudit.emptyTitle')}
              description={translate('adminAudit.empty')}
            />
          ) : (
            <EmptyState
              title={translate('adminAudit.noneTitle')}
              description={translate('adminAudit.none')}
              action={
                <Button variant="secondary" onClick={() => change(noAuditFilter)}>
                  {translate('adminAudit.clear')}
                </Button>
              }
            />
          )
        }
      >
        {(events) => (
          <ul aria-label={translate('adminAudit.title')} className="flex flex-col gap-3">
            {events.map((event) => (
              <li key={event.id}>
                <AuditRow event={event} onFilter={change} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
