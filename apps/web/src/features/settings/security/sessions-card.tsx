import type { AccountSession } from '@kilim/contract';
import { Monitor, Smartphone } from 'lucide-react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useRevokeSessions, useSessions } from '../api/sessions.ts';
import { SettingsCard } from '../settings-card.tsx';
import { deviceName } from './device-name.ts';

interface SessionRowProps {
  readonly session: AccountSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const device = deviceName(session) ?? translate('settings.sessions.unknownDevice');
  const place =
    session.countryName === '' ? translate('settings.sessions.unknownPlace') : session.countryName;
  const isPhone = session.deviceName === 'smartphone' || session.deviceName === 'tablet';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <span className="flex size-10 items-center justify-center rounded-control bg-sunken text-muted [&_svg]:size-5">
        {isPhone ? <Smartphone aria-hidden="true" /> : <Monitor aria-hidden="true" />}
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium">
          {device}
          {session.current ? <Badge tone="success">{translate('settings.sessions.current')}</Badge> : null}
        </p>
        <p className="text-13 text-muted numerals">{[place, session.ip].filter(Boolean).join(' · ')}</p>
        <p className="text-13 text-muted numerals">
          {translate('settings.sessions.since', { time: formatDateTime(session.$createdAt, language) })}
        </p>
      </div>
      {session.current ? null : (
        <Button
          variant="secondary"
          className="max-sm:ml-14"
          isBusy={isEnding}
          aria-label={translate('settings.sessions.endOf', { device })}
          onClick={onEnd}
        >
          {translate('settings.sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** The user's sessions, with buttons to revoke them. */
export function SessionsCard() {
  const translate = useTranslate();
  const sessions = useSessions();
  const ending = useSingleRun(useRevokeSessions());
  const others = (sessions.data ?? []).filter((session) => !session.current);
  const end = (ended: readonly AccountSession[], done: string): void =>
    ending.mutate(ended, {
      onSuccess: () => showToast({ type: 'success', title: done }),
      onError: (error) => showToast({ type: 'error', title: errorText(error, translate) }),
    });

  return (
    <SettingsCard
      title={translate('settings.sessions.title')}
      description={translate('settings.sessions.description')}
    >
      {sessions.isPending ? (
        <div className="flex flex-col gap-3" aria-busy="true">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      ) : sessions.data === undefined ? (
        <ErrorState
          title={translate('settings.sessions.failed')}
          error={sessions.error}
          isRetrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      ) : (
        <ul aria-label={translate('settings.sessions.title')}>
          {sessions.data.map((session) => (
            <SessionRow
              key={session.$id}
              session={session}
              isEnding={ending.isPending && ending.variables.includes(session)}
              onEnd={() => end([session], translate('settings.sessions.ended'))}
            />
          ))}
        </ul>
      )}
      {others.length > 1 ? (
        <div>
          <Button
            variant="secondary"
            isBusy={ending.isPending && ending.variables.length > 1}
            onClick={() => end(others, translate('settings.sessions.othersEnded'))}
          >
            {translate('settings.sessions.endOthers')}
          </Button>
        </div>
      ) : null}
    </SettingsCard>
  );
}
