import { ticketLimits } from '@kilim/contract';
import { ChevronRight, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { useUrlState } from '../../navigation/use-url-state.ts';
import { responseTime } from '../../tickets/response-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useTicketSummary } from './api/tickets.ts';
import { NewTicketDialog } from './new-ticket-dialog.tsx';
import { openParams } from './support-params.ts';
import { TicketDetail } from './ticket-detail.tsx';
import { TicketList } from './ticket-list.tsx';

const figures = ['total', 'active', 'resolved', 'waiting'] as const;

/** Numbers of tickets by status. */
function Figures() {
  const translate = useTranslate();
  const language = useLanguage();
  const summary = useTicketSummary();
  return (
    <dl aria-label={translate('support.statistics')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map((name) => (
        <Card key={name} className="flex flex-col-reverse px-4 py-3">
          <dt className="text-13 text-muted">{translate(`support.${name}`)}</dt>
          <dd className="min-h-8 text-20 font-semibold numerals">
            {summary.data === undefined ? null : formatNumber(summary.data[name], language)}
          </dd>
        </Card>
      ))}
    </dl>
  );
}

function ResponseTime() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data } = useTicketSummary();
  const duration = data?.medianResponse ?? ticketLimits.responseFallback;
  return translate('support.responseTime', { time: responseTime(duration, language, translate) });
}

/** `/support`: the customer's tickets: docs/rules/support.md */
export default function SupportRoute() {
  const translate = useTranslate();
  const { state, change } = useUrlState(openParams);
  const isOpen = state.ticketId !== '';
  const create = (): void => change({ isCreating: true });
  return (
    <main className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <PageHead title={translate('support.title')} />
      <nav aria-label={translate('support.breadcrumb')} className="text-13 text-muted">
        <ol className="flex items-center gap-2">
          <li>
            <Link
              to={paths.home.to()}
              className="inline-flex min-h-6 items-center hover:text-ink hover:underline"
            >
              {translate('support.home')}
            </Link>
          </li>
          <li aria-hidden="true">
            <ChevronRight className="size-3.5" />
          </li>
          <li aria-current="page">{translate('support.title')}</li>
        </ol>
      </nav>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-28 font-semibold tracking-tight">{translate('support.title')}</h1>
          <p className="pt-1 text-14 text-muted">{translate('support.intro')}</p>
          <p className="text-14 text-muted numerals">
            <ResponseTime />
          </p>
        </div>
        <Button icon={<Plus aria-hidden="true" className="size-4" />} onClick={create}>
          {translate('support.create')}
        </Button>
      </div>
      <Figures />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className={classNames('min-w-0', isOpen && 'max-lg:hidden')}>
          <TicketList openId={state.ticketId} onCreate={create} />
        </div>
        <Card className={classNames('min-w-0', !isOpen && 'max-lg:hidden')}>
          {isOpen ? (
            <TicketDetail
              key={state.ticketId}
              ticketId={state.ticketId}
              onClose={() => change({ ticketId: '' })}
            />
          ) : (
            <EmptyState title={translate('support.chooseTitle')} description={translate('support.choose')} />
          )}
        </Card>
      </div>
      {state.isCreating ? (
        <NewTicketDialog
          about={state}
          onClose={() => change({ isCreating: false, projectId: null, versionId: null, turnId: null })}
          onCreated={(ticketId) =>
            change({ ticketId, isCreating: false, projectId: null, versionId: null, turnId: null })
          }
        />
      ) : null}
    </main>
  );
}
