import { type HealthArea, type HealthState, healthAreas, type SiteHealth } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { type AdminTab, paths } from '../../../navigation/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { siteHealthQuery } from './api/health.ts';
import { describeFacts } from './health-facts.ts';

const tones = { ok: 'success', warning: 'warning', failed: 'danger' } as const;
const icons: Readonly<Record<HealthState, typeof CircleCheck>> = {
  ok: CircleCheck,
  warning: CircleAlert,
  failed: CircleX,
};

/** Where an operator can act on an area. */
const places: Partial<Record<HealthArea, readonly [AdminTab, 'mail' | 'ai' | 'payments']>> = {
  mail: ['outbox', 'mail'],
  ai: ['ai', 'ai'],
  payments: ['transfers', 'payments'],
};

/** The state of every part of the running server, with what to do about each failure: docs/rules/health.md */
export default function HealthTab() {
  const translate = useTranslate();
  const language = useLanguage();
  const health = useQuery(siteHealthQuery);
  const { data } = health;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-20 font-semibold">{translate('adminHealth.title')}</h2>
          <p className="min-h-6 pt-1 text-14 text-muted numerals">
            {data === undefined
              ? null
              : translate('adminHealth.checkedAt', { time: formatTime(data.checkedAt, language) })}
          </p>
        </div>
        <Button variant="secondary" isBusy={health.isFetching} onClick={() => void health.refetch()}>
          {translate('adminHealth.refresh')}
        </Button>
      </div>
      {health.isPending ? (
        <div role="status" aria-label={translate('common.loading')} className="grid gap-4 lg:grid-cols-2">
          {healthAreas.map((area) => (
            <Skeleton key={area} className="h-48 rounded-card" />
          ))}
        </div>
      ) : data === undefined ? (
        <ErrorState
          title={translate('adminHealth.failed')}
          error={health.error}
          isRetrying={health.isFetching}
          onRetry={() => void health.refetch()}
        />
      ) : (
        <>
          <Overall state={data.state} />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            {healthAreas.map((area) => (
              <AreaCard key={area} health={data} area={area} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function Overall({ state }: { readonly state: HealthState }) {
  const translate = useTranslate();
  const Icon = icons[state];
  const color = { ok: 'text-success', warning: 'text-warning', failed: 'text-danger' }[state];
  return (
    <Card className="flex items-center gap-3 p-4">
      <Icon aria-hidden="true" className={`size-6 shrink-0 ${color}`} />
      <p role="status" className="text-16 font-medium">
        {translate(`adminHealth.overall.${state}`)}
      </p>
    </Card>
  );
}

function AreaCard({ health, area }: { readonly health: SiteHealth; readonly area: HealthArea }) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const { state, problems } = health[area];
  const place = places[area];
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4 p-4">
        <div className="flex items-center justify-between gap-2">
          <h3 id={id} className="text-16 font-semibold">
            {translate(`adminHealth.area.${area}`)}
          </h3>
          <Badge tone={tones[state]}>{translate(`adminHealth.state.${state}`)}</Badge>
        </div>
        {problems.length === 0 ? null : (
          <ul className="flex flex-col gap-2">
            {problems.map((problem) => (
              <li key={problem} className="rounded-control bg-sunken p-3 text-14">
                {translate(`adminHealth.problem.${problem}`)}
              </li>
            ))}
          </ul>
        )}
        <dl className="flex flex-col gap-2 text-14">
          {describeFacts(health, area, translate, language).map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 wrap-anywhere numerals">{value}</dd>
            </div>
          ))}
        </dl>
        {place === undefined || problems.length === 0 ? null : (
          <Link to={paths.admin.to(place[0])} className={`${buttonLook('secondary')} self-start`}>
            {translate(`adminHealth.open.${place[1]}`)}
          </Link>
        )}
      </Card>
    </section>
  );
}
