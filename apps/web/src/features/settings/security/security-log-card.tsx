import type { OwnSecurityEvent } from '@kilim/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { choiceParam } from '../../../navigation/url-params.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { deviceText, eventText, placeText } from '../../../security-log/event-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { type OwnCategory, useSecurityLog } from '../api/security-log.ts';
import { SettingsCard } from '../settings-card.tsx';
import { SecureAccountDialog } from './secure-account-dialog.tsx';

const categories: readonly OwnCategory[] = ['sign-in', 'failure', 'credential', 'session', 'data'];
const logParams = { category: choiceParam('events', categories) };

export interface SecurityLogCardProps {
  /** Called after other sessions were revoked; the password should be changed next. */
  readonly onSecured: () => void;
}

/** The account's security log. */
export default function SecurityLogCard({ onSecured }: SecurityLogCardProps) {
  const translate = useTranslate();
  const {
    state: { category },
    change,
  } = useUrlState(logParams);
  const [step, setStep] = useState<'none' | 'asking' | 'secured'>('none');
  const reportSecured = useEffectEvent(() => {
    setStep('none');
    onSecured();
  });
  useEffect(() => {
    if (step !== 'secured') return;
    // After the dialog's timer that returns the focus to its button.
    const timer = setTimeout(() => reportSecured());
    return () => clearTimeout(timer);
  }, [step]);
  const list = useSecurityLog(category);
  return (
    <SettingsCard title={translate('securityLog.title')} description={translate('securityLog.description')}>
      <SelectField
        className="max-w-xs"
        label={translate('securityLog.filter')}
        value={category ?? ''}
        onChange={({ target }) => change({ category: logParams.category.parse(target.value) })}
        options={[
          { value: '', label: translate('securityLog.all') },
          ...categories.map((value) => ({ value, label: translate(`securityLog.categories.${value}`) })),
        ]}
      />
      <PagedList
        list={list}
        itemsOf={(page) => page.events}
        skeletonClass="h-14 w-full"
        failed={translate('securityLog.failed')}
        more={translate('securityLog.more')}
        empty={
          category === null ? (
            <EmptyState
              title={translate('securityLog.emptyTitle')}
              description={translate('securityLog.empty')}
            />
          ) : (
            <EmptyState
              title={translate('securityLog.noneTitle')}
              description={translate('securityLog.none')}
              action={
                <Button variant="secondary" onClick={() => change({ category: null })}>
                  {translate('securityLog.showAll')}
                </Button>
              }
            />
          )
        }
      >
        {(events) => (
          <ul aria-label={translate('securityLog.title')}>
            {events.map((event) => (
              <EventRow key={event.id} event={event} onNotMe={() => setStep('asking')} />
            ))}
          </ul>
        )}
      </PagedList>
      {step === 'asking' ? (
        <SecureAccountDialog onClose={() => setStep('none')} onDone={() => setStep('secured')} />
      ) : null}
    </SettingsCard>
  );
}

/** Events that an intruder could have caused. */
const isReportable = ({ kind }: OwnSecurityEvent): boolean =>
  !['registered', 'sign-in-failed', 'second-step-failed', 'signed-out', 'deletion-undone'].includes(kind);

function EventRow({ event, onNotMe }: { readonly event: OwnSecurityEvent; readonly onNotMe: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const time = formatDateTime(event.at, language);
  const text = eventText(event, translate);
  const { count } = event.detail;
  const facts = [
    deviceText(event) || translate('securityLog.unknownDevice'),
    placeText(event, language),
    count === undefined || count === 0 ? '' : translate('securityLog.sessionsEnded', { count }),
  ].filter((part) => part !== '');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium">
          {text}
          {event.isByOther ? <Badge tone="warning">{translate('securityLog.byOther')}</Badge> : null}
        </p>
        <p className="text-13 break-words text-muted numerals">{facts.join(' · ')}</p>
        <p className="text-13 text-muted numerals">
          <time dateTime={event.at}>{time}</time>
        </p>
      </div>
      {isReportable(event) ? (
        <Button
          variant="quiet"
          aria-label={translate('securityLog.notMeOf', { event: text, time })}
          onClick={onNotMe}
        >
          {translate('securityLog.notMe')}
        </Button>
      ) : null}
    </li>
  );
}
