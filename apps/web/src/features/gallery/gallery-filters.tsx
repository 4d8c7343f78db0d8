import { type GalleryCategory, galleryCategories } from '@kilim/contract';
import { Link } from 'react-router';
import { useTranslate } from '../../i18n/translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';

const linkLook = (isActive: boolean): string =>
  classNames(
    'inline-flex h-10 shrink-0 items-center rounded-full border px-4 text-13 font-medium transition-colors',
    isActive
      ? 'border-transparent bg-ink text-page'
      : 'border-line bg-raised text-ink hover:border-line-strong hover:bg-sunken',
  );

/** Milliseconds after which a pause in typing starts the search. */
const searchDelay = 150;

export interface GalleryFiltersProps {
  readonly category: GalleryCategory | null;
  readonly search: string;
  readonly linkTo: (category: GalleryCategory | null) => string;
  readonly onSearch: (search: string) => void;
}

/** Categories as links, which lead to the sections of the page while it has no scripts, and a search. */
export function GalleryFilters({ category, search, linkTo, onSearch }: GalleryFiltersProps) {
  const translate = useTranslate();
  const field = useDebouncedText(search, searchDelay, onSearch);
  return (
    <div className="flex flex-col gap-4 lg:flex-row lg:items-center">
      <nav
        aria-label={translate('gallery.categories')}
        className="flex flex-1 flex-wrap gap-2 max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1"
      >
        {[null, ...galleryCategories].map((one) => (
          <Link
            key={one ?? 'all'}
            to={linkTo(one)}
            replace
            preventScrollReset
            aria-current={one === category ? 'true' : undefined}
            className={linkLook(one === category)}
          >
            {translate(one === null ? 'gallery.all' : `gallery.category.${one}`)}
          </Link>
        ))}
      </nav>
      <SearchField label={translate('gallery.search')} className="lg:max-w-72" {...field} />
    </div>
  );
}
