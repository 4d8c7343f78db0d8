import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useSiteName } from '../../api/site.ts';
import { usePublicSettings } from '../../api/site-settings.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { WovenBand } from '../../ui/woven-motif.tsx';
import { Logo } from './logo.tsx';

const linkLook = 'flex min-h-10 items-center text-14 text-muted transition-colors hover:text-ink';

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title} className="min-w-0">
      <h2 className="pb-1 text-13 font-semibold">{title}</h2>
      {children}
    </nav>
  );
}

interface CopyrightProps {
  readonly className: string;
}

function Copyright({ className }: CopyrightProps) {
  const translate = useTranslate();
  const siteName = useSiteName();
  const settings = usePublicSettings();
  const [year] = useState(() => String(new Date().getUTCFullYear()));
  return (
    <p className={classNames('text-13 text-muted numerals', className)}>
      {translate('shell.footer.copyright', { year, siteName: settings?.companyName || siteName })}
    </p>
  );
}

function CompactFooter() {
  const translate = useTranslate();
  return (
    <footer className="mt-auto border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 px-4 py-2 sm:px-6">
        <Copyright className="mr-auto py-2" />
        <nav aria-label={translate('shell.footer.links')} className="flex flex-wrap gap-x-6">
          <Link className={linkLook} to={paths.privacy.to()}>
            {translate('legal.privacy')}
          </Link>
          <Link className={linkLook} to={paths.kvkk.to()}>
            {translate('legal.kvkk')}
          </Link>
          <Link className={linkLook} to={paths.contact.to()}>
            {translate('shell.contact')}
          </Link>
        </nav>
      </div>
    </footer>
  );
}

export interface FooterProps {
  readonly isSignedIn: boolean;
  /** One line instead of columns. */
  readonly isCompact: boolean;
}

/** The footer. Every link leads to an existing page. */
export function Footer({ isSignedIn, isCompact }: FooterProps) {
  return isCompact ? <CompactFooter /> : <FullFooter isSignedIn={isSignedIn} />;
}

function FullFooter({ isSignedIn }: Pick<FooterProps, 'isSignedIn'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const settings = usePublicSettings();
  const supportEmail = settings?.supportEmail || settings?.contactEmail;
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <WovenBand className="h-6 opacity-80" />
      <div className="mx-auto grid max-w-7xl grid-cols-2 gap-8 px-4 py-10 sm:grid-cols-3 sm:px-6 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <div className="col-span-full max-w-xs lg:col-span-1">
          <Logo />
          <p className="pt-2 text-14 text-muted">
            {settings?.siteDescription[language] || translate('shell.footer.about')}
          </p>
        </div>
        <Column title={translate('shell.footer.product')}>
          <Link className={linkLook} to={paths.home.to()}>
            {translate('shell.home')}
          </Link>
          <Link className={linkLook} to={paths.pricing.to()}>
            {translate('shell.pricing')}
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
        </Column>
        <Column title={translate('shell.footer.company')}>
          <Link className={linkLook} to={paths.privacy.to()}>
            {translate('legal.privacy')}
          </Link>
          <Link className={linkLook} to={paths.kvkk.to()}>
            {translate('legal.kvkk')}
          </Link>
        </Column>
        <Column title={translate('shell.footer.support')}>
          <Link className={linkLook} to={paths.contact.to()}>
            {translate('shell.contact')}
          </Link>
          {supportEmail ? (
            <a className={`${linkLook} break-all`} href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          ) : null}
        </Column>
      </div>
      <Copyright className="mx-auto max-w-7xl px-4 pb-8 sm:px-6" />
    </footer>
  );
}
