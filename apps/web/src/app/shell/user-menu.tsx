import type { AccountUser } from '@kilim/contract';
import { Keyboard, LayoutGrid, LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { openKeyboardHelp } from './keyboard-help-store.ts';
import { useSignOut } from './use-sign-out.ts';

/** The first letters of the first and last name. */
export function initialsOf(name: string, email: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? email];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('tr');
}

/** The signed-in person's menu. */
export function UserMenu({ user }: { readonly user: AccountUser }) {
  const translate = useTranslate();
  const signOut = useSignOut();
  return (
    <Menu
      label={translate('shell.userMenu')}
      trigger={
        <button
          type="button"
          aria-label={translate('shell.userMenu')}
          className="ml-1 flex size-10 items-center justify-center rounded-full"
        >
          <span className="flex size-8 items-center justify-center rounded-full bg-secondary text-12 font-semibold text-on-secondary">
            {initialsOf(user.name, user.email)}
          </span>
        </button>
      }
    >
      <MenuLabel>
        <span className="block truncate text-14 font-medium text-ink">{user.name}</span>
        <span className="block truncate">{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuLink>
        <Link to={paths.dashboard.to()}>
          <LayoutGrid aria-hidden="true" />
          {translate('shell.dashboard')}
        </Link>
      </MenuLink>
      <MenuItem icon={<Keyboard aria-hidden="true" />} onSelect={() => openKeyboardHelp('shortcuts')}>
        {translate('shell.shortcuts.title')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => signOut.mutate()}>
        {translate('shell.logout')}
      </MenuItem>
    </Menu>
  );
}
