import type { AccountUser } from '@kilim/contract';
import { NavLink } from 'react-router';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { AvatarButton } from './avatar-button.tsx';
import { BalanceBadge } from './balance-badge.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenuButton } from './mobile-menu-button.tsx';
import type { ShellLayout } from './shell-layout.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useReturnPath } from './use-return-path.ts';

// Menus need focus and placement code, so they load after the first paint and replace an identical-looking button.
const UserMenu = lazyComponent(async () => (await import('./user-menu.tsx')).default);

export interface HeaderProps {
  readonly user: AccountUser | null;
  readonly layout: ShellLayout;
}

function linkLook({ isActive }: { readonly isActive: boolean }): string {
  return classNames(
    'flex h-10 items-center rounded-control px-3 text-14 font-medium transition-colors hover:text-ink',
    isActive ? 'text-ink' : 'text-muted',
  );
}

/** The header of every screen. */
export function Header({ user, layout }: HeaderProps) {
  const translate = useTranslate();
  const returnPath = useReturnPath();
  return (
    <header
      className={classNames(
        'z-30 shrink-0 border-b border-line bg-page/90 backdrop-blur-sm',
        // Below 1024 px the studio's own bar is the only one.
        layout.fillsWindow ? 'max-lg:hidden' : 'sticky top-0',
      )}
    >
      <div
        className={classNames(
          'flex items-center gap-1 px-4',
          layout.fillsWindow ? 'h-11' : 'mx-auto h-14 max-w-7xl sm:px-6',
        )}
      >
        <Logo />
        {layout.hasNavigation ? (
          <nav aria-label={translate('shell.navigation')} className="ml-4 hidden items-center md:flex">
            <NavLink end to={paths.home.to()} className={linkLook}>
              {translate('shell.home')}
            </NavLink>
            {user === null ? null : (
              <NavLink to={paths.dashboard.to()} className={linkLook}>
                {translate('shell.dashboard')}
              </NavLink>
            )}
            <NavLink to={paths.pricing.to()} className={linkLook}>
              {translate('shell.pricing')}
            </NavLink>
            <NavLink to={paths.contact.to()} className={linkLook}>
              {translate('shell.contact')}
            </NavLink>
            {user === null ? null : (
              <NavLink
                to={paths.support.to()}
                className={(state) => classNames(linkLook(state), 'max-lg:hidden')}
              >
                {translate('shell.support')}
              </NavLink>
            )}
          </nav>
        ) : null}
        <div className="ml-auto flex items-center gap-1">
          {user === null || layout.fillsWindow ? null : <BalanceBadge />}
          <LanguageSwitch isShort />
          <ThemeSwitch />
          {user === null ? (
            <div className="ml-1 hidden items-center gap-2 md:flex">
              <NavLink to={paths.auth.to('login', returnPath)} className={buttonLook('quiet')}>
                {translate('shell.login')}
              </NavLink>
              <NavLink to={paths.auth.to('register', returnPath)} className={buttonLook('primary')}>
                {translate('shell.register')}
              </NavLink>
            </div>
          ) : (
            <div className="hidden md:block">
              <UserMenu user={user} fallback={<AvatarButton user={user} disabled />} />
            </div>
          )}
          <MobileMenuButton user={user} />
        </div>
      </div>
    </header>
  );
}
