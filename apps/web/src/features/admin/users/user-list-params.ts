import { userFilter, userSort } from '@kilim/contract';
import { choiceParam, textParam } from '../../../navigation/url-params.ts';
import type { UrlState } from '../../../navigation/use-url-state.ts';

/** Search, filter and order of the list of users in the URL. */
export const userListParams = {
  search: textParam('q', { maximumLength: 100 }),
  filter: choiceParam('filter', userFilter.options),
  sort: choiceParam('sort', userSort.options, 'newest'),
};

export type UserListFilter = UrlState<typeof userListParams>;

/** The query of the list and of the file. */
export const toUserQuery = ({ search, filter, sort }: UserListFilter) => ({
  sort,
  ...(search === '' ? {} : { search }),
  ...(filter === null ? {} : { filter }),
});

/** The user open in the dialog. */
export const openUserParams = { userId: textParam('user', { maximumLength: 36, pattern: /^[\w.-]*$/ }) };
