import type { Version, VersionReason } from '@kilim/contract';
import {
  FileInput,
  FilePen,
  FilePlus,
  FolderPlus,
  History,
  type LucideIcon,
  PencilLine,
  Sparkles,
  Trash2,
  Wrench,
} from 'lucide-react';
import { formatAgo, formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { linesOf, titleOf } from './describe-version.ts';
import { LineCounts } from './line-counts.tsx';

const icons = {
  created: FolderPlus,
  ai: Sparkles,
  'code-save': PencilLine,
  'create-file': FilePlus,
  rename: FilePen,
  delete: Trash2,
  import: FileInput,
  restore: History,
  fix: Wrench,
} as const satisfies Record<VersionReason, LucideIcon>;

interface VersionRowProps {
  readonly version: Version;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly now: number;
  readonly onChoose: () => void;
}

/** A version in the list: what it did, who made it, when, and how many lines changed. */
export function VersionRow({ version, isChosen, isCurrent, now, onChoose }: VersionRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const Icon = icons[version.reason];
  const exact = formatDateTime(version.savedAt, language);
  const { added, removed } = linesOf(version);
  return (
    <button
      aria-pressed={isChosen}
      className={classNames(
        'flex w-full shrink-0 items-start gap-2.5 rounded-control px-2.5 py-2 text-left focus-visible:outline-offset-[-2px]',
        isChosen ? 'bg-ink/8' : 'hover:bg-ink/5',
      )}
      onClick={onChoose}
      type="button"
    >
      <Icon
        aria-hidden="true"
        className={classNames(
          'mt-0.5 size-4 shrink-0',
          version.author === 'ai' ? 'text-primary' : 'text-muted',
        )}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-start gap-2">
          <span className="line-clamp-2 min-w-0 flex-1 text-13 font-medium break-words">
            {titleOf(version, translate)}
          </span>
          {isCurrent ? <Badge tone="success">{translate('studio.versions.current')}</Badge> : null}
        </span>
        <span className="mt-0.5 flex items-center gap-2 text-12 text-muted numerals">
          <span className="min-w-0 truncate">
            {[
              translate('studio.versions.number', { number: version.number }),
              translate(`studio.versions.by.${version.author}`),
            ].join(' · ')}
          </span>
          <LineCounts added={added} removed={removed} />
        </span>
        <span className="block truncate text-12 text-muted numerals">
          <time dateTime={version.savedAt}>
            {[formatAgo(version.savedAt, language, now), exact].join(' · ')}
          </time>
        </span>
      </span>
    </button>
  );
}
