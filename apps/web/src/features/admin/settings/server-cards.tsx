import type { SiteHealth } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { siteHealthQuery, useTestMail } from '../health/api/health.ts';
import { SettingsSection } from './settings-section.tsx';

/** What the environment of the server decides: mail and payments, without secrets. */
export function ServerCards() {
  const translate = useTranslate();
  const health = useQuery(siteHealthQuery);
  if (health.isPending) {
    return (
      <div role="status" aria-label={translate('common.loading')} className="grid gap-5 xl:grid-cols-2">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    );
  }
  if (health.data === undefined) {
    return (
      <ErrorState
        title={translate('adminHealth.failed')}
        error={health.error}
        isRetrying={health.isFetching}
        onRetry={() => void health.refetch()}
      />
    );
  }
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <MailCard mail={health.data.mail} />
      <PaymentsCard payments={health.data.payments} />
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-14">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere numerals">{children}</dd>
    </div>
  );
}

function MailCard({ mail }: { readonly mail: SiteHealth['mail'] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const test = useSingleRun(useTestMail());
  const { result, recipient } = test.data ?? {};
  const isGood = result === 'sent' || result === 'stored';
  return (
    <SettingsSection title={translate('adminSettings.mail.title')}>
      <dl className="flex flex-col gap-2">
        <Fact name={translate('adminSettings.mail.server')}>
          {mail.server ?? translate('adminSettings.mail.noServer')}
        </Fact>
        <Fact name={translate('adminSettings.mail.sender')}>{mail.sender}</Fact>
        {mail.waiting === null ? null : (
          <Fact name={translate('adminSettings.mail.waiting')}>{formatNumber(mail.waiting, language)}</Fact>
        )}
      </dl>
      <div role="status" className="text-13 empty:hidden">
        {result === undefined ? null : (
          <p className={isGood ? undefined : 'text-danger'}>
            {translate(`adminSettings.mail.${result}`, { recipient: recipient ?? '' })}
          </p>
        )}
        {test.isError ? <p className="text-danger">{errorText(test.error, translate)}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" isBusy={test.isPending} onClick={() => test.mutate()}>
          {translate('adminSettings.mail.test')}
        </Button>
        <Link to={paths.admin.to('outbox')} className={buttonLook('quiet')}>
          {translate('adminSettings.mail.outbox')}
        </Link>
      </div>
    </SettingsSection>
  );
}

function PaymentsCard({ payments }: { readonly payments: SiteHealth['payments'] }) {
  const translate = useTranslate();
  return (
    <SettingsSection
      title={translate('adminSettings.payments.title')}
      intro={translate('adminSettings.payments.hint')}
    >
      <ul className="flex flex-col gap-2">
        {payments.providers.map(({ method, isConfigured, isTest }) => (
          <li key={method} className="flex flex-wrap items-center justify-between gap-2 text-14">
            {translate(`adminSettings.payments.method.${method}`)}
            <span className="flex gap-1.5">
              {isTest ? <Badge tone="warning">{translate('adminSettings.payments.test')}</Badge> : null}
              <Badge tone={isConfigured ? 'success' : 'neutral'}>
                {translate(isConfigured ? 'adminSettings.payments.on' : 'adminSettings.payments.off')}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
