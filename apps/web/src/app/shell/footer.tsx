import { Link } from 'react-router';
import { useSiteName } from '../../api/site.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { WovenBand } from '../../ui/woven-motif.tsx';
import { Logo } from './logo.tsx';

const linkLook = 'flex min-h-10 items-center text-14 text-muted transition-colors hover:text-ink';

const year = String(new Date().getFullYear());

/** The footer: only links that lead somewhere (decisions.md). */
export function Footer({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const translate = useTranslate();
  const siteName = useSiteName();
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <WovenBand className="h-6 opacity-80" />
      <div className="mx-auto flex max-w-7xl flex-col gap-8 px-4 py-10 sm:flex-row sm:justify-between sm:px-6">
        <div className="max-w-xs">
          <Logo />
          <p className="pt-2 text-14 text-muted">{translate('shell.footer.about')}</p>
        </div>
        <nav aria-label={translate('shell.footer.product')}>
          <h2 className="pb-1 text-13 font-semibold">{translate('shell.footer.product')}</h2>
          <Link className={linkLook} to={paths.home.to()}>
            {translate('shell.home')}
          </Link>
          {isSignedIn ? (
            <Link className={linkLook} to={paths.dashboard.to()}>
              {translate('shell.dashboard')}
            </Link>
          ) : (
            <>
              <Link className={linkLook} to={paths.auth.to('login')}>
                {translate('shell.login')}
              </Link>
              <Link className={linkLook} to={paths.auth.to('register')}>
                {translate('shell.register')}
              </Link>
            </>
          )}
        </nav>
      </div>
      <p className="mx-auto max-w-7xl px-4 pb-8 text-13 text-muted numerals sm:px-6">
        {translate('shell.footer.copyright', { year, siteName })}
      </p>
    </footer>
  );
}
