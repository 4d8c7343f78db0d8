import type { ProjectSort } from '@kilim/contract';
import { LayoutGrid, List } from 'lucide-react';
import type { ProjectListFilter } from '../../api/query-keys.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { lineControlLook } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import { type ListView, listParams } from './list-params.ts';

export interface ListToolbarProps {
  readonly filter: ProjectListFilter;
  readonly onChange: (change: Partial<ProjectListFilter>) => void;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
}

/** Milliseconds. */
const searchDelay = 200;

/** Search, sort order and view of the list. */
export function ListToolbar({ filter, onChange, view, onView }: ListToolbarProps) {
  const translate = useTranslate();
  const search = useDebouncedText(filter.search, searchDelay, (text) => onChange({ search: text }));

  const sorts = [
    { value: 'updated', label: translate('dashboard.list.sortUpdated') },
    { value: 'created', label: translate('dashboard.list.sortCreated') },
    { value: 'name', label: translate('dashboard.list.sortName') },
  ] as const satisfies readonly { value: ProjectSort; label: string }[];

  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:flex-1 sm:flex-nowrap sm:justify-end">
      <SearchField
        label={translate('dashboard.list.search')}
        maxLength={100}
        className="max-sm:basis-full sm:max-w-64"
        {...search}
      />
      <select
        value={filter.sort}
        onChange={(event) => onChange({ sort: listParams.sort.parse(event.target.value) })}
        aria-label={translate('dashboard.list.sort')}
        className={`${lineControlLook} w-auto! min-w-0 cursor-pointer truncate max-sm:flex-1 sm:max-w-[45%]`}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <div role="group" aria-label={translate('dashboard.list.view')} className="flex shrink-0">
        <IconButton
          label={translate('dashboard.list.gridView')}
          icon={<LayoutGrid aria-hidden="true" />}
          aria-pressed={view === 'grid'}
          onClick={() => onView('grid')}
        />
        <IconButton
          label={translate('dashboard.list.listView')}
          icon={<List aria-hidden="true" />}
          aria-pressed={view === 'list'}
          onClick={() => onView('list')}
        />
      </div>
    </div>
  );
}
