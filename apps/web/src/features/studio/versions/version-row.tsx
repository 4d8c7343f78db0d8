import type { Version, VersionReason } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { Sparkles, User } from 'lucide-react';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';

const reasons = {
  created: 'studio.versions.reason.created',
  ai: 'studio.versions.reason.ai',
  'code-save': 'studio.versions.reason.codeSave',
  'create-file': 'studio.versions.reason.createFile',
  rename: 'studio.versions.reason.rename',
  delete: 'studio.versions.reason.delete',
  import: 'studio.versions.reason.import',
  restore: 'studio.versions.reason.restore',
} as const satisfies Record<VersionReason, MessageKey>;

interface VersionRowProps {
  readonly version: Version;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

/** A version in the list: reason, author, time and number of files. */
export function VersionRow({ version, isChosen, isCurrent, onChoose }: VersionRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const Icon = version.author === 'ai' ? Sparkles : User;
  return (
    <button
      aria-pressed={isChosen}
      className={classNames(
        'flex w-full shrink-0 items-start gap-2 rounded-control px-2 py-2 text-left focus-visible:outline-offset-[-2px]',
        isChosen ? 'bg-ink/8' : 'hover:bg-ink/5',
      )}
      onClick={onChoose}
      type="button"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="truncate text-13 font-medium">
            {version.title ?? translate(reasons[version.reason])}
          </span>
          {isCurrent ? <Badge tone="success">{translate('studio.versions.current')}</Badge> : null}
        </span>
        <span className="block truncate text-12 text-muted numerals">
          {[
            translate('studio.versions.number', { revision: version.revision }),
            translate(`studio.versions.by.${version.author}`),
            translate('studio.versions.files', { count: version.changes.length }),
          ].join(' · ')}
        </span>
        <span className="block text-12 text-muted numerals">
          {formatDateTime(version.createdAt, language)}
        </span>
      </span>
    </button>
  );
}
