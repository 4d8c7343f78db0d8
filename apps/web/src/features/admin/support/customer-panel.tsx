import type { CustomerProblem, TicketCustomer } from '@kilim/contract';
import { Link } from 'react-router';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useCustomer, useRefundTurn } from './api/queue.ts';

/** A turn with its error, its price and the press that returns the price. */
function Problem({ problem }: { readonly problem: CustomerProblem }) {
  const translate = useTranslate();
  const language = useLanguage();
  const refunding = useSingleRun(useRefundTurn());
  const refund = (): void =>
    refunding.mutate(problem.turnId, {
      onSuccess: () => showToast({ type: 'success', title: translate('adminSupport.refunded') }),
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('adminSupport.refundFailed'),
          message: errorText(error, translate),
        }),
    });
  return (
    <li className="flex flex-col gap-1 border-t border-line pt-2 text-13 first:border-t-0 first:pt-0">
      <p className="font-medium [overflow-wrap:anywhere]">{problem.prompt}</p>
      <p className="text-muted numerals">
        {[problem.projectName, formatDateTime(problem.at, language)].filter(Boolean).join(' · ')}
      </p>
      {problem.type === null ? null : (
        <p className="text-danger [overflow-wrap:anywhere]">{translate(`errors.${problem.type}`)}</p>
      )}
      {problem.detail === '' ? null : (
        <p className="text-danger [overflow-wrap:anywhere]">
          {translate('adminSupport.notStarted', { detail: problem.detail })}
        </p>
      )}
      <p className="numerals">
        {translate('adminSupport.cost', {
          count: problem.charged,
          amount: formatNumber(problem.charged, language),
        })}
      </p>
      {problem.isReturned ? (
        <p className="text-success">{translate('adminSupport.isRefunded')}</p>
      ) : problem.charged > 0 ? (
        <Button variant="secondary" isBusy={refunding.isPending} onClick={refund}>
          {translate('adminSupport.refund')}
        </Button>
      ) : null}
    </li>
  );
}

interface KnownProps {
  readonly customer: NonNullable<TicketCustomer>;
  /** When the customer was read. */
  readonly readAt: number;
}

function Known({ customer, readAt }: KnownProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { planName, label, referencedTurn, problems, projects } = customer;
  const facts = [
    [
      translate('adminSupport.plan'),
      planName?.[language] ??
        translate('adminSupport.noPlan', { label: translate(`adminSupport.label.${label}`) }),
    ],
    [translate('adminSupport.credits'), formatNumber(customer.credits, language)],
    [translate('adminSupport.tickets'), formatNumber(customer.tickets, language)],
    [
      translate('adminSupport.verified'),
      translate(customer.isEmailVerified ? 'adminSupport.isVerified' : 'adminSupport.isUnverified'),
    ],
  ] as const;
  return (
    <>
      <div className="min-w-0 text-14">
        <p className="font-medium [overflow-wrap:anywhere]">{customer.name || customer.email}</p>
        <p className="text-13 text-muted [overflow-wrap:anywhere]">{customer.email}</p>
      </div>
      <dl className="flex flex-col gap-1 text-13 numerals">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={`${paths.admin.to('users')}&${new URLSearchParams({ user: customer.id })}`}
        className={buttonLook('secondary')}
      >
        {translate('adminSupport.openUser')}
      </Link>
      {referencedTurn === null ? null : (
        <section className="flex flex-col gap-2">
          <h4 className="text-13 font-semibold">{translate('adminSupport.about')}</h4>
          <ul>
            <Problem problem={referencedTurn} />
          </ul>
        </section>
      )}
      <section className="flex flex-col gap-2">
        <h4 className="text-13 font-semibold numerals">
          {translate('adminSupport.projects', { count: customer.projectCount })}
        </h4>
        <ul className="flex flex-col gap-1 text-13 empty:hidden">
          {projects.map(({ id, name, updatedAt }) => (
            <li key={id} className="flex justify-between gap-3">
              <span className="truncate">{name}</span>
              <span className="shrink-0 text-muted">{formatAgo(updatedAt, language, readAt)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-2">
        <h4 className="text-13 font-semibold">{translate('adminSupport.problems')}</h4>
        {problems.length === 0 ? (
          <p className="text-13 text-muted">{translate('adminSupport.noProblems')}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {problems.map((problem) => (
              <Problem key={problem.turnId} problem={problem} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** Plan, credits, projects and recent errors of a ticket's customer. */
export function CustomerPanel({ ticketId }: { readonly ticketId: string }) {
  const translate = useTranslate();
  const query = useCustomer(ticketId);
  return (
    <Card className="flex min-w-0 flex-col gap-4 p-4">
      <h3 className="text-14 font-semibold">{translate('adminSupport.customer')}</h3>
      {query.data === undefined ? (
        query.isPending ? (
          <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-2">
            <Skeleton className="h-10" />
            <Skeleton className="h-24" />
          </div>
        ) : (
          <ErrorState
            title={translate('adminSupport.customerFailed')}
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )
      ) : query.data.customer === null ? (
        <p className="text-13 text-muted">{translate('adminSupport.guestText')}</p>
      ) : (
        <Known customer={query.data.customer} readAt={query.dataUpdatedAt} />
      )}
    </Card>
  );
}
