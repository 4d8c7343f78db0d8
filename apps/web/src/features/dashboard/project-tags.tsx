import { useTranslate } from '../../i18n/translation.ts';

const shownMaximum = 3;

/** The tags of a project in the list; further ones as a number. */
export function ProjectTags({ tags }: { readonly tags: readonly string[] }) {
  const translate = useTranslate();
  if (tags.length === 0) return null;
  const more = tags.slice(shownMaximum);
  return (
    <ul aria-label={translate('dashboard.tags.title')} className="flex min-w-0 flex-wrap gap-1">
      {tags.slice(0, shownMaximum).map((tag) => (
        <li
          key={tag}
          className="max-w-36 truncate rounded-full border border-line px-2 py-0.5 text-12 text-muted"
        >
          <bdi>{tag}</bdi>
        </li>
      ))}
      {more.length > 0 ? (
        <li title={more.join(', ')} className="px-1 py-0.5 text-12 text-muted numerals">
          {translate('dashboard.tags.more', { count: more.length })}
        </li>
      ) : null}
    </ul>
  );
}
