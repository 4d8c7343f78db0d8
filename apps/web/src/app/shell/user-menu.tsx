import type { AccountUser } from '@kilim/contract';
import { Keyboard, LayoutGrid, LogOut, Settings, ShieldUser } from 'lucide-react';
import { Link } from 'react-router';
import { isAdmin } from '../../api/session.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { AvatarButton } from './avatar-button.tsx';
import { openKeyboardHelp } from './keyboard-help-store.ts';
import { useSignOut } from './use-sign-out.ts';

/** The signed-in person's menu. A lazily loaded part, hence its default export. */
export default function UserMenu({ user }: { readonly user: AccountUser }) {
  const translate = useTranslate();
  const signOut = useSignOut();
  return (
    <Menu label={translate('shell.userMenu')} trigger={<AvatarButton user={user} />}>
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
      <MenuLink>
        <Link to={paths.settings.to()}>
          <Settings aria-hidden="true" />
          {translate('shell.settings')}
        </Link>
      </MenuLink>
      {isAdmin(user) ? (
        <MenuLink>
          <Link to={paths.admin.to()}>
            <ShieldUser aria-hidden="true" />
            {translate('shell.admin')}
          </Link>
        </MenuLink>
      ) : null}
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
