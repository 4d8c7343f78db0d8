import { LifeBuoy, Mail, MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePublicSettings } from '../../../api/site-settings.ts';
import { chooseChannels } from '../../../api/support-channels.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { SettingsCard } from '../settings-card.tsx';

const rowLook =
  'flex min-h-14 items-center gap-3 rounded-control border border-line px-4 py-2 transition-colors ' +
  'hover:border-line-strong hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted';

const icons: Readonly<Record<'mail' | 'phone' | 'whatsapp', ReactNode>> = {
  mail: <Mail aria-hidden="true" />,
  phone: <Phone aria-hidden="true" />,
  whatsapp: <MessageCircle aria-hidden="true" />,
};

function Words({ title, detail }: { readonly title: string; readonly detail: string }) {
  return (
    <span className="min-w-0">
      <span className="block text-14 font-medium">{title}</span>
      <span className="block text-13 text-muted [overflow-wrap:anywhere]">{detail}</span>
    </span>
  );
}

/** The contact form and the support channels of the settings. */
export function SupportSection() {
  const translate = useTranslate();
  const settings = usePublicSettings();
  return (
    <SettingsCard
      title={translate('settings.section.support')}
      description={translate('settings.support.description')}
    >
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <li>
          <Link to={paths.support.to()} className={rowLook}>
            <LifeBuoy aria-hidden="true" />
            <Words
              title={translate('settings.support.tickets')}
              detail={translate('settings.support.ticketsDetail')}
            />
          </Link>
        </li>
        <li>
          <Link to={paths.contact.to()} className={rowLook}>
            <MessageSquareText aria-hidden="true" />
            <Words
              title={translate('settings.support.form')}
              detail={translate('settings.support.formDetail')}
            />
          </Link>
        </li>
        {settings === undefined
          ? null
          : chooseChannels(settings).map(({ kind, href, detail }) => (
              <li key={kind}>
                <a
                  href={href}
                  className={rowLook}
                  {...(kind === 'whatsapp' ? { target: '_blank', rel: 'noreferrer' } : {})}
                >
                  {icons[kind]}
                  <Words title={translate(`settings.support.${kind}`)} detail={detail} />
                </a>
              </li>
            ))}
      </ul>
    </SettingsCard>
  );
}
