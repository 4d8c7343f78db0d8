import type { AccountUser } from '@kilim/contract';
import { Keyboard, LayoutGrid, LifeBuoy, LogOut, ReceiptText, Settings, ShieldUser } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isAdmin } from '../../api/session.ts';
import { openKeyboardHelp } from '../../commands/keyboard-help-store.ts';
import { useSignOut } from '../../commands/use-sign-out.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { AvatarButton } from './avatar-button.tsx';

/** The signed-in user's menu. Loaded lazily, hence the default export. */
export default function UserMenu({ user }: { readonly user: AccountUser }) {
  const translate = useTranslate();
  const signOut = useSignOut();
  const link = (to: string, icon: ReactNode, label: string) => (
    <MenuLink>
      <Link to={to}>
        {icon}
        {label}
      </Link>
    </MenuLink>
  );
  return (
    <Menu label={translate('shell.userMenu')} trigger={<AvatarButton user={user} />}>
      <MenuLabel>
        <span className="block truncate text-14 font-medium text-ink">{user.name}</span>
        <span className="block truncate">{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
      {link(paths.dashboard.to(), <LayoutGrid aria-hidden="true" />, translate('shell.dashboard'))}
      {link(paths.settings.to(), <Settings aria-hidden="true" />, translate('shell.settings'))}
      {link(paths.settings.to('receipts'), <ReceiptText aria-hidden="true" />, translate('shell.receipts'))}
      {link(paths.support.to(), <LifeBuoy aria-hidden="true" />, translate('shell.support'))}
      {isAdmin(user)
        ? link(paths.admin.to(), <ShieldUser aria-hidden="true" />, translate('shell.admin'))
        : null}
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
