import type { ListedUser } from '@kilim/contract';
import { Link } from 'react-router';
import { formatDate, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { classNames } from '../../../ui/class-names.ts';
import { UserBadges } from './user-badges.tsx';
import { openUserParams } from './user-list-params.ts';

// One table for all widths: below 1024 px its rows are laid out as cards.
const rowLook =
  'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 lg:grid-cols-[minmax(0,1fr)_13rem_7rem_8rem] lg:items-center';

function UserRow({ user }: { readonly user: ListedUser }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { linkTo } = useUrlState(openUserParams);
  const name = user.name || user.email;
  return (
    <tr className={classNames(rowLook, 'border-t border-line p-4 text-14 first:border-t-0 hover:bg-ink/4')}>
      <td className="min-w-0">
        <Link
          to={linkTo({ userId: user.id })}
          replace
          preventScrollReset
          aria-label={translate('adminUsers.open', { name })}
          className="block truncate font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <span className="block truncate text-13 text-muted">{user.email}</span>
      </td>
      <td className="flex flex-wrap gap-1 max-lg:order-3 max-lg:col-span-2">
        <UserBadges user={user} />
      </td>
      <td className="text-right font-medium numerals">
        {translate('adminUsers.credits', {
          count: user.credits,
          credits: formatNumber(user.credits, language),
        })}
      </td>
      <td className="text-right text-13 whitespace-nowrap text-muted numerals max-lg:hidden">
        {formatDate(user.createdAt, language)}
      </td>
    </tr>
  );
}

/** The users; a press on a row opens one. */
export function UserTable({ users }: { readonly users: readonly ListedUser[] }) {
  const translate = useTranslate();
  const heads = [
    ['adminUsers.user', ''],
    ['adminUsers.labels', ''],
    ['adminUsers.columns.credits', 'text-right'],
    ['adminUsers.registered', 'text-right'],
  ] as const;
  return (
    <table className="block rounded-card border border-line bg-raised">
      <thead className="block max-lg:sr-only">
        <tr className={classNames(rowLook, 'border-b border-line px-4 py-2 text-left text-12 text-muted')}>
          {heads.map(([key, look]) => (
            <th key={key} scope="col" className={classNames('font-medium', look)}>
              {translate(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </table>
  );
}
