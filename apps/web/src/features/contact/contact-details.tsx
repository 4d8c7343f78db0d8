import type { PublicSettings } from '@kilim/contract';
import { Clock, LifeBuoy, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { chooseChannels, phoneLink } from '../../api/support-channels.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const linkLook = 'text-primary underline-offset-4 hover:underline';

function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    // A definition list allows one wrapper level that contains only terms and descriptions.
    <div className="relative pl-7 [&_svg]:absolute [&_svg]:top-0.5 [&_svg]:left-0 [&_svg]:size-4">
      <dt className="text-13 text-muted">
        {icon}
        {label}
      </dt>
      <dd className="text-14 break-words whitespace-pre-line">{children}</dd>
    </div>
  );
}

function Information({ settings }: { readonly settings: PublicSettings }) {
  const translate = useTranslate();
  const { contactEmail, supportEmail, contactPhone, officeLocation } = settings;
  const address = settings.officeAddress || settings.companyAddress;
  if (!contactEmail && !supportEmail && !contactPhone && !address) return null;
  return (
    <Card className="p-5">
      <h2 className="text-16 font-semibold">{translate('contact.info.title')}</h2>
      <dl className="flex flex-col gap-3 pt-4">
        {contactEmail ? (
          <Row icon={<Mail aria-hidden="true" />} label={translate('contact.info.email')}>
            <a className={linkLook} href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>
          </Row>
        ) : null}
        {supportEmail && supportEmail !== contactEmail ? (
          <Row icon={<LifeBuoy aria-hidden="true" />} label={translate('contact.info.support')}>
            <a className={linkLook} href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          </Row>
        ) : null}
        {contactPhone ? (
          <Row icon={<Phone aria-hidden="true" />} label={translate('contact.info.phone')}>
            <a className={linkLook} href={phoneLink(contactPhone)}>
              {contactPhone}
            </a>
          </Row>
        ) : null}
        {address ? (
          <Row icon={<MapPin aria-hidden="true" />} label={translate('contact.info.address')}>
            {officeLocation ? (
              <a className={linkLook} href={officeLocation} target="_blank" rel="noreferrer">
                {address}
              </a>
            ) : (
              address
            )}
          </Row>
        ) : null}
      </dl>
    </Card>
  );
}

function Hours({ settings }: { readonly settings: PublicSettings }) {
  const translate = useTranslate();
  const language = useLanguage();
  const days = (['weekdays', 'saturday', 'sunday'] as const)
    .map((day) => ({ day, text: settings.workingHours[day][language] || settings.workingHours[day].tr }))
    .filter(({ text }) => text !== '');
  if (days.length === 0) return null;
  return (
    <Card className="p-5">
      <h2 className="flex items-center gap-2 text-16 font-semibold">
        <Clock aria-hidden="true" className="size-4 text-muted" />
        {translate('contact.hours.title')}
      </h2>
      <dl className="flex flex-col gap-2 pt-4 text-14">
        {days.map(({ day, text }) => (
          <div key={day} className="flex justify-between gap-4">
            <dt className="text-muted">{translate(`contact.hours.${day}`)}</dt>
            <dd className="text-right numerals">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const channelIcons = {
  mail: <Mail aria-hidden="true" className="size-4" />,
  phone: <Phone aria-hidden="true" className="size-4" />,
  whatsapp: <MessageCircle aria-hidden="true" className="size-4" />,
} as const;
const channelTexts = { mail: 'mail', phone: 'call', whatsapp: 'whatsapp' } as const;

function Channels({ settings }: { readonly settings: PublicSettings }) {
  const translate = useTranslate();
  const channels = chooseChannels(settings);
  if (channels.length === 0) return null;
  return (
    <Card className="p-5">
      <h2 className="text-16 font-semibold">{translate('contact.channels.title')}</h2>
      <div className="flex flex-wrap gap-2 pt-4">
        {channels.map(({ kind, href }) => (
          <a
            key={kind}
            className={buttonLook('secondary')}
            href={href}
            {...(kind === 'whatsapp' ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            {channelIcons[kind]}
            {translate(`contact.channels.${channelTexts[kind]}`)}
          </a>
        ))}
      </div>
    </Card>
  );
}

/** Address, opening hours and other channels, as far as the settings have them. */
export function ContactDetails({ settings }: { readonly settings: PublicSettings }) {
  return (
    <div className="flex flex-col gap-4">
      <Information settings={settings} />
      <Hours settings={settings} />
      <Channels settings={settings} />
    </div>
  );
}
