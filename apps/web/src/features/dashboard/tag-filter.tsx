import { foldCase } from '@kilim/contract';
import { X } from 'lucide-react';
import { useTranslate } from '../../i18n/translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { useProjectTags } from './api/list-tags.ts';

interface TagFilterProps {
  /** The chosen tag; empty for all projects. */
  readonly tag: string;
  readonly onChange: (tag: string) => void;
}

/** Shows only the projects with one of the user's tags. Missing while there are no tags. */
export function TagFilter({ tag, onChange }: TagFilterProps) {
  const translate = useTranslate();
  const known = useProjectTags().data?.tags ?? [];
  const chosenKey = foldCase(tag);
  const isKnown = known.some((one) => foldCase(one.tag) === chosenKey);
  // A tag of the URL that no project has any more can still be removed.
  const tags = tag === '' || isKnown ? known : [{ tag, count: 0 }, ...known];
  if (tags.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={translate('dashboard.tags.filter')}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {tags.map((one) => {
        const isChosen = foldCase(one.tag) === chosenKey;
        return (
          <button
            key={one.tag}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? '' : one.tag)}
            className={classNames(
              'inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-full border px-3 text-13 sm:min-h-8',
              isChosen
                ? 'border-primary bg-primary/10 text-primary'
                : 'border-line bg-raised text-muted hover:border-line-strong hover:text-ink',
            )}
          >
            <bdi className="max-w-48 truncate">{one.tag}</bdi>
            <span className="text-12 numerals">{one.count}</span>
            {isChosen ? <X aria-hidden="true" className="size-3.5" /> : null}
          </button>
        );
      })}
    </div>
  );
}
