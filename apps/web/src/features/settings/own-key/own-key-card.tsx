import type { OwnKeyState } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ownKeyQuery } from '../api/own-key.ts';
import { SettingsCard } from '../settings-card.tsx';
import { OwnKeyDialog } from './own-key-dialog.tsx';
import { RemoveOwnKeyDialog } from './remove-own-key-dialog.tsx';

function StoredKey({ state }: { readonly state: OwnKeyState }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { key, isAllowed } = state;
  if (key === null) return <p className="text-14 text-muted">{translate('ownKey.none')}</p>;
  const times = [
    translate('ownKey.since', { time: formatDateTime(key.addedAt, language) }),
    ...(key.lastUsedAt === null
      ? []
      : [translate('ownKey.lastUsed', { time: formatDateTime(key.lastUsedAt, language) })]),
  ];
  const badge = isAllowed ? (key.problem === null ? 'working' : 'failing') : 'unused';
  const tone = badge === 'working' ? 'success' : badge === 'failing' ? 'danger' : 'neutral';
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 text-14 font-semibold break-words">
          {[translate(`ownKey.serviceName.${key.service}`), key.model].join(', ')}
        </p>
        <Badge tone={tone}>{translate(`ownKey.${badge}`)}</Badge>
      </div>
      <p className="text-13 text-muted numerals">{times.join(' · ')}</p>
      {badge === 'working' ? null : (
        <p className="max-w-prose text-13 text-muted">{translate(`ownKey.${badge}Text`)}</p>
      )}
    </div>
  );
}

/** The user's own AI key; hidden where own keys are not allowed and none is stored. */
export function OwnKeyCard() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useQuery(ownKeyQuery);
  const [open, setOpen] = useState<'form' | 'removal' | null>(null);
  const close = (): void => setOpen(null);
  if (data === undefined) {
    if (error === null) return null;
    return (
      <SettingsCard title={translate('ownKey.title')}>
        <ErrorState
          title={translate('ownKey.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </SettingsCard>
    );
  }
  const { key, isAllowed } = data;
  // An open dialog reports its result first.
  if (!isAllowed && key === null && open === null) return null;
  return (
    <SettingsCard title={translate('ownKey.title')} description={translate('ownKey.intro')}>
      <StoredKey state={data} />
      <div className="flex flex-wrap gap-2">
        {isAllowed ? (
          <Button variant="secondary" onClick={() => setOpen('form')}>
            {translate(key === null ? 'ownKey.add' : 'ownKey.replace')}
          </Button>
        ) : null}
        {key === null ? null : (
          <Button variant="quiet" onClick={() => setOpen('removal')}>
            {translate('ownKey.remove')}
          </Button>
        )}
      </div>
      {open === 'form' ? <OwnKeyDialog stored={key} onClose={close} /> : null}
      {open === 'removal' ? <RemoveOwnKeyDialog onClose={close} /> : null}
    </SettingsCard>
  );
}
