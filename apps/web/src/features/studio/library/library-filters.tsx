import { assetType } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';
import { lineControlLook } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import type { AssetFilter } from '../api/assets.ts';

/** Milliseconds after the last key: docs/rules/assets.md#names-and-tags */
export const searchDelay = 300;

export const noFilter: AssetFilter = { search: '', tag: '', folder: null, type: null };

interface LibraryFiltersProps {
  readonly filter: AssetFilter;
  readonly tags: readonly string[];
  readonly onChange: (filter: AssetFilter) => void;
}

const folders = ['images', 'files'] as const;

/** Search, folder, type and tag of the library. */
export function LibraryFilters({ filter, tags, onChange }: LibraryFiltersProps) {
  const translate = useTranslate();
  const search = useDebouncedText(filter.search, searchDelay, (text) =>
    onChange({ ...filter, search: text }),
  );
  // The chosen tag stays in the list when its last file is gone.
  const listed = filter.tag === '' || tags.includes(filter.tag) ? tags : [...tags, filter.tag];
  const look = `${lineControlLook} w-auto! min-w-36 flex-1 cursor-pointer truncate`;
  return (
    <div className="flex flex-wrap gap-2">
      <SearchField
        className="basis-full"
        label={translate('designer.library.search')}
        maxLength={100}
        {...search}
      />
      <select
        aria-label={translate('designer.library.folder')}
        className={look}
        onChange={({ target }) =>
          onChange({ ...filter, folder: folders.find((each) => each === target.value) ?? null })
        }
        value={filter.folder ?? ''}
      >
        <option value="">{translate('designer.library.allFolders')}</option>
        {folders.map((folder) => (
          <option key={folder} value={folder}>
            {translate(`designer.library.folders.${folder}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={translate('designer.library.type')}
        className={look}
        onChange={({ target }) =>
          onChange({ ...filter, type: assetType.options.find((each) => each === target.value) ?? null })
        }
        value={filter.type ?? ''}
      >
        <option value="">{translate('designer.library.allTypes')}</option>
        {assetType.options
          .filter((type) => type !== 'other')
          .map((type) => (
            <option key={type} value={type}>
              {translate(`designer.library.types.${type}`)}
            </option>
          ))}
      </select>
      {listed.length === 0 ? null : (
        <select
          aria-label={translate('designer.library.tag')}
          className={look}
          onChange={({ target }) => onChange({ ...filter, tag: target.value })}
          value={filter.tag}
        >
          <option value="">{translate('designer.library.allTags')}</option>
          {listed.map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
