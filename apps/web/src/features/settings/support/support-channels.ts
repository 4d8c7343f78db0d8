import type { PublicSettings } from '@kilim/contract';

export interface SupportChannel {
  readonly kind: 'mail' | 'phone' | 'whatsapp';
  readonly href: string;
  readonly detail: string;
}

/** The links that the settings allow (decisions.md: mailto, tel and WhatsApp); an empty setting has none. */
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
  // WhatsApp knows numbers with their country code only.
  if (isInternational) {
    channels.push({ kind: 'whatsapp', href: `https://wa.me/${digits}`, detail: contactPhone });
  }
  return channels;
}
