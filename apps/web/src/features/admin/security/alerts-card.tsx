import type { SecurityAlert } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { choiceParam } from '../../../navigation/url-params.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAcknowledgeAlert, useSecurityAlerts } from './api/security.ts';
import { accountText } from './event-row.tsx';
import { type LogFilter, noFilter } from './log-params.ts';

/** Acknowledged alerts are hidden unless the URL says `?alerts=all`. */
const alertParams = { shown: choiceParam('alerts', ['open', 'all'], 'open') };

export function alertText(alert: SecurityAlert, translate: Translate): string {
  const { kind, count, minutes, user, network } = alert;
  const subject = network ?? accountText(user, translate);
  return translate(`adminSecurity.alerts.${kind}`, { subject, count, minutes });
}

/** The filter for the events of an alert. */
function filterOf({ kind, user, network }: SecurityAlert): LogFilter {
  switch (kind) {
    case 'account-failures':
      return { ...noFilter, event: 'failure', search: user?.email ?? user?.id ?? '' };
    case 'network-failures':
      return { ...noFilter, event: 'failure', network: network ?? '' };
    case 'new-devices':
      return { ...noFilter, event: 'signed-in-new-device' };
    case 'data-exports':
      return { ...noFilter, event: 'export-requested' };
  }
}

interface AlertRowProps {
  readonly alert: SecurityAlert;
  readonly isBusy: boolean;
  readonly onAcknowledge: () => void;
  readonly onShow: () => void;
}

function AlertRow({ alert, isBusy, onAcknowledge, onShow }: AlertRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const text = alertText(alert, translate);
  const { acknowledgedAt, acknowledgedBy } = alert;
  const person = accountText(acknowledgedBy, translate);
  const seenAt = acknowledgedAt === null ? '' : formatDateTime(acknowledgedAt, language);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-14 font-medium break-words">{text}</p>
        <p className="text-13 break-words text-muted numerals">
          <time dateTime={alert.raisedAt}>{formatDateTime(alert.raisedAt, language)}</time>
          {acknowledgedAt === null
            ? null
            : ` · ${
                person === ''
                  ? translate('adminSecurity.alerts.acknowledgedAt', { time: seenAt })
                  : translate('adminSecurity.alerts.acknowledged', { person, time: seenAt })
              }`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={onShow}>
          {translate('adminSecurity.alerts.showEvents')}
        </Button>
        {acknowledgedAt === null ? (
          <Button
            variant="secondary"
            isBusy={isBusy}
            aria-label={translate('adminSecurity.alerts.acknowledgeOf', { alert: text })}
            onClick={onAcknowledge}
          >
            {translate('adminSecurity.alerts.acknowledge')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** Alerts about bursts of suspicious events: docs/rules/security-log.md#alerts */
export function AlertsCard({ onShow }: { readonly onShow: (filter: LogFilter) => void }) {
  const translate = useTranslate();
  const {
    state: { shown },
    change,
  } = useUrlState(alertParams);
  const list = useSecurityAlerts(shown);
  const acknowledging = useSingleRun(useAcknowledgeAlert());
  const open = list.data?.pages[0]?.open ?? 0;
  const toggle = (): void => change({ shown: shown === 'all' ? 'open' : 'all' });
  const acknowledge = (alertId: string): void =>
    acknowledging.mutate(alertId, {
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('adminSecurity.alerts.acknowledgeFailed'),
          message: errorText(error, translate),
        }),
    });
  return (
    <section aria-label={translate('adminSecurity.alerts.title')}>
      <Card className="flex flex-col gap-4 p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="flex items-center gap-2 text-16 font-semibold">
            {translate('adminSecurity.alerts.title')}
            {open === 0 ? null : (
              <Badge tone="danger">{translate('adminSecurity.alerts.count', { count: open })}</Badge>
            )}
          </h2>
          <Button variant="quiet" onClick={toggle}>
            {translate(shown === 'all' ? 'adminSecurity.alerts.showOpen' : 'adminSecurity.alerts.showAll')}
          </Button>
        </div>
        <PagedList
          list={list}
          itemsOf={(page) => page.alerts}
          skeletonClass="h-12 w-full"
          skeletonRows={1}
          failed={translate('adminSecurity.alerts.failed')}
          more={translate('adminSecurity.alerts.more')}
          empty={<p className="text-14 text-muted">{translate('adminSecurity.alerts.none')}</p>}
        >
          {(alerts) => (
            <ul aria-label={translate('adminSecurity.alerts.title')}>
              {alerts.map((alert) => (
                <AlertRow
                  key={alert.id}
                  alert={alert}
                  isBusy={acknowledging.isPending && acknowledging.variables === alert.id}
                  onAcknowledge={() => acknowledge(alert.id)}
                  onShow={() => onShow(filterOf(alert))}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </section>
  );
}
