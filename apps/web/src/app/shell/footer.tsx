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

function FooterLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Link className={linkLook} to={to}>
      {label}
    </Link>
  );
}

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
          <FooterLink to={paths.privacy.to()} label={translate('legal.privacy')} />
          <FooterLink to={paths.kvkk.to()} label={translate('legal.kvkk')} />
          <FooterLink to={paths.contact.to()} label={translate('shell.contact')} />
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
          <FooterLink to={paths.home.to()} label={translate('shell.home')} />
          <FooterLink to={paths.gallery.to()} label={translate('shell.gallery')} />
          <FooterLink to={paths.pricing.to()} label={translate('shell.pricing')} />
          {isSignedIn ? (
            <FooterLink to={paths.dashboard.to()} label={translate('shell.dashboard')} />
          ) : (
            <>
              <FooterLink to={paths.auth.to('login')} label={translate('shell.login')} />
              <FooterLink to={paths.auth.to('register')} label={translate('shell.register')} />
            </>
          )}
        </Column>
        <Column title={translate('shell.footer.company')}>
          <FooterLink to={paths.privacy.to()} label={translate('legal.privacy')} />
          <FooterLink to={paths.kvkk.to()} label={translate('legal.kvkk')} />
        </Column>
        <Column title={translate('shell.footer.support')}>
          {isSignedIn ? <FooterLink to={paths.support.to()} label={translate('shell.tickets')} /> : null}
          <FooterLink to={paths.contact.to()} label={translate('shell.contact')} />
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
