import { userFilter, userSort } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';
import { lineControlLook } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import { type UserListFilter, userListParams } from './user-list-params.ts';

export interface UsersToolbarProps {
  readonly filter: UserListFilter;
  readonly onChange: (change: Partial<UserListFilter>) => void;
}

/** Milliseconds. */
const searchDelay = 250;
const selectLook = `${lineControlLook} w-auto! min-w-0 cursor-pointer truncate max-lg:flex-1 max-lg:basis-0`;

/** Search, filter and order of the list. */
export function UsersToolbar({ filter, onChange }: UsersToolbarProps) {
  const translate = useTranslate();
  const search = useDebouncedText(filter.search, searchDelay, (text) => onChange({ search: text }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={translate('adminUsers.search')}
        maxLength={100}
        className="max-lg:basis-full"
        {...search}
      />
      <select
        value={filter.filter ?? 'all'}
        onChange={({ target }) => onChange({ filter: userListParams.filter.parse(target.value) })}
        aria-label={translate('adminUsers.filterLabel')}
        className={selectLook}
      >
        {(['all', ...userFilter.options] as const).map((name) => (
          <option key={name} value={name}>
            {translate(`adminUsers.filter.${name}`)}
          </option>
        ))}
      </select>
      <select
        value={filter.sort}
        onChange={({ target }) => onChange({ sort: userListParams.sort.parse(target.value) })}
        aria-label={translate('adminUsers.sortLabel')}
        className={selectLook}
      >
        {userSort.options.map((name) => (
          <option key={name} value={name}>
            {translate(`adminUsers.sort.${name}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
