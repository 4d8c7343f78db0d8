import type { PublicSettings } from '@kilim/contract';

export interface SupportChannel {
  readonly kind: 'mail' | 'phone' | 'whatsapp';
  readonly href: string;
  readonly detail: string;
}

/** Mail, phone and WhatsApp links from the settings; an empty setting gives none: docs/rules/support.md */
export function chooseChannels({
  supportEmail,
  contactEmail,
  contactPhone,
}: Pick<PublicSettings, 'supportEmail' | 'contactEmail' | 'contactPhone'>): SupportChannel[] {
  const email = supportEmail || contactEmail;
  const digits = contactPhone.replaceAll(/\D/g, '');
  const channels: SupportChannel[] = [];
  if (email !== '') channels.push({ kind: 'mail', href: `mailto:${email}`, detail: email });
  if (digits === '') return channels;
  const isInternational = contactPhone.trim().startsWith('+');
  channels.push({
    kind: 'phone',
    href: `tel:${isInternational ? '+' : ''}${digits}`,
    detail: contactPhone,
  });
  // WhatsApp needs a country code.
  if (isInternational) {
    channels.push({ kind: 'whatsapp', href: `https://wa.me/${digits}`, detail: contactPhone });
  }
  return channels;
}
