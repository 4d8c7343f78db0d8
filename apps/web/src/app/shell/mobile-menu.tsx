import type { AccountUser } from '@kilim/contract';
import {
  Coins,
  House,
  LayoutGrid,
  LifeBuoy,
  LogIn,
  LogOut,
  Mail,
  ReceiptText,
  Settings,
  ShieldUser,
  UserPlus,
  X,
} from 'lucide-react';

import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { isAdmin } from '../../api/session.ts';
import { useSignOut } from '../../commands/use-sign-out.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useReturnPath } from './use-return-path.ts';

const rowLook =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-16 hover:bg-ink/6 [&_svg]:size-5 [&_svg]:text-muted';

export interface MobileMenuProps {
  readonly user: AccountUser | null;
  readonly onClose: () => void;
}

/** The open menu with the header's links on narrow screens. Loaded lazily, hence the default export. */
export default function MobileMenu({ user, onClose }: MobileMenuProps) {
  const translate = useTranslate();
  const signOut = useSignOut();
  const returnPath = useReturnPath();
  const [opener] = useState(() => document.activeElement);
  const link = (to: string, icon: ReactNode, label: string) => (
    <Link to={to} className={rowLook} onClick={onClose}>
      {icon}
      {label}
    </Link>
  );
  return (
    <Radix.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // The button is outside of this lazily loaded component, so Radix does not know it.
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
          className="fixed inset-y-0 right-0 z-40 flex w-full max-w-80 animate-appear flex-col overflow-y-auto bg-raised p-4 shadow-float outline-none"
        >
          <div className="flex items-center justify-between pb-2">
            <Radix.Title className="min-w-0 truncate px-3 text-14 text-muted">
              {user === null ? translate('shell.menu') : user.email}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton label={translate('common.close')} icon={<X aria-hidden="true" />} />
            </Radix.Close>
          </div>
          <nav aria-label={translate('shell.navigation')} className="flex flex-col">
            {link(paths.home.to(), <House aria-hidden="true" />, translate('shell.home'))}
            {user === null ? (
              <>
                {link(
                  paths.auth.to('login', returnPath),
                  <LogIn aria-hidden="true" />,
                  translate('shell.login'),
                )}
                {link(
                  paths.auth.to('register', returnPath),
                  <UserPlus aria-hidden="true" />,
                  translate('shell.register'),
                )}
              </>
            ) : (
              <>
                {link(paths.dashboard.to(), <LayoutGrid aria-hidden="true" />, translate('shell.dashboard'))}
                {link(paths.settings.to(), <Settings aria-hidden="true" />, translate('shell.settings'))}
                {link(
                  paths.settings.to('receipts'),
                  <ReceiptText aria-hidden="true" />,
                  translate('shell.receipts'),
                )}
                {link(paths.support.to(), <LifeBuoy aria-hidden="true" />, translate('shell.support'))}
                {isAdmin(user)
                  ? link(paths.admin.to(), <ShieldUser aria-hidden="true" />, translate('shell.admin'))
                  : null}
              </>
            )}
            {link(paths.pricing.to(), <Coins aria-hidden="true" />, translate('shell.pricing'))}
            {link(paths.contact.to(), <Mail aria-hidden="true" />, translate('shell.contact'))}
          </nav>
          <div className="my-3 h-px bg-line" />
          <div className="flex items-center justify-between">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          {user === null ? null : (
            <button type="button" className={`${rowLook} mt-auto`} onClick={() => signOut.mutate()}>
              <LogOut aria-hidden="true" />
              {translate('shell.logout')}
            </button>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
