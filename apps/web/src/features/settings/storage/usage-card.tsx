import type { StorageUsage } from '@kilim/contract';
import { Link } from 'react-router';
import { storageLevel } from '../../../api/storage.ts';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SettingsCard } from '../settings-card.tsx';

const kinds = [
  ['files', 'bg-primary'],
  ['versions', 'bg-secondary'],
  ['trash', 'bg-muted'],
  ['uploads', 'bg-saffron'],
  ['exports', 'bg-success'],
] as const satisfies readonly (readonly [keyof StorageUsage['kinds'], string])[];

const tones = { free: 'neutral', nearly: 'warning', full: 'danger' } as const;

/** The used storage as a bar with one colour per kind. */
export function UsageCard({ use }: { readonly use: StorageUsage }) {
  const translate = useTranslate();
  const language = useLanguage();
  const level = storageLevel(use);
  const share = Math.min(100, Math.round((use.usedBytes / use.limitBytes) * 100));
  const summary = translate('storage.used', {
    used: formatBytes(use.usedBytes, language),
    limit: formatBytes(use.limitBytes, language),
  });
  // The bar is the limit, or the used storage when that exceeds the limit.
  const whole = Math.max(use.limitBytes, use.usedBytes);
  return (
    <SettingsCard
      title={translate('storage.title')}
      description={translate('storage.description')}
      aside={
        <Badge tone={tones[level]}>
          {translate('storage.percent', { percent: formatNumber(share, language) })}
        </Badge>
      }
    >
      <div className="flex flex-col gap-2">
        <p className="text-16 font-semibold numerals">{summary}</p>
        <div
          role="meter"
          aria-label={translate('storage.meter')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={share}
          aria-valuetext={summary}
          className="flex h-3 gap-px overflow-hidden rounded-full bg-sunken outline -outline-offset-1 outline-line"
        >
          {kinds.map(([kind, color]) =>
            use.kinds[kind] === 0 ? null : (
              <span
                key={kind}
                className={classNames('h-full min-w-0.5', color)}
                style={{ width: `${(use.kinds[kind] / whole) * 100}%` }}
              />
            ),
          )}
        </div>
        {level === 'free' ? null : (
          <p className={classNames('text-14', level === 'full' ? 'text-danger' : 'text-warning')}>
            {translate(level === 'full' ? 'storage.full' : 'storage.nearlyFull')}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-2 text-14 sm:grid-cols-2">
        {kinds.map(([kind, color]) => (
          <div key={kind} className="flex items-center gap-2.5">
            <span aria-hidden="true" className={classNames('size-2.5 shrink-0 rounded-full', color)} />
            <dt className="min-w-0 flex-1 text-muted">{translate(`storage.kinds.${kind}`)}</dt>
            <dd className="font-medium numerals">{formatBytes(use.kinds[kind], language)}</dd>
          </div>
        ))}
      </dl>
      {level === 'free' ? null : (
        <div>
          <Link to={paths.pricing.to()} className={buttonLook('secondary')}>
            {translate('storage.upgrade')}
          </Link>
        </div>
      )}
    </SettingsCard>
  );
}
