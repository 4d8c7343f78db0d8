import { Link } from 'react-router';
import { usePublicSettings } from '../../api/site-settings.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';

const linkLook =
  'inline-flex min-h-10 items-center font-medium text-primary underline-offset-4 hover:underline';

/** Who runs the site and how to reach them, as far as the settings say. */
export function OperatorContact() {
  const translate = useTranslate();
  const language = useLanguage();
  const settings = usePublicSettings();
  return (
    <section lang={language} className="pt-8">
      <h2 className="text-20 font-semibold tracking-tight">{translate('legal.contactTitle')}</h2>
      <address className="flex flex-col items-start gap-1 pt-2 text-16 text-muted not-italic">
        <span>{settings?.companyName || settings?.siteName}</span>
        {settings?.companyAddress ? (
          <span className="whitespace-pre-line">{settings.companyAddress}</span>
        ) : null}
        {settings?.contactEmail ? (
          <a className={linkLook} href={`mailto:${settings.contactEmail}`}>
            {settings.contactEmail}
          </a>
        ) : null}
        <Link className={linkLook} to={paths.contact.to()}>
          {translate('legal.contactForm')}
        </Link>
      </address>
    </section>
  );
}
