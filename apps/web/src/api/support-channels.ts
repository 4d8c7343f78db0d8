import type { PublicSettings } from '@kilim/contract';

export interface SupportChannel {
  readonly kind: 'mail' | 'phone' | 'whatsapp';
  readonly href: string;
  readonly detail: string;
}

/** The link that calls a number as it is written in the settings. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** Mail, phone and WhatsApp links from the settings; an empty setting gives none: docs/rules/support.md#channels */
export function chooseChannels({
  supportEmail,
  contactEmail,
  contactPhone,
  whatsappNumber,
}: Pick<
  PublicSettings,
  'supportEmail' | 'contactEmail' | 'contactPhone' | 'whatsappNumber'
>): SupportChannel[] {
  const email = supportEmail || contactEmail;
  const channels: SupportChannel[] = [];
  if (email !== '') channels.push({ kind: 'mail', href: `mailto:${email}`, detail: email });
  if (contactPhone !== '')
    channels.push({ kind: 'phone', href: phoneLink(contactPhone), detail: contactPhone });
  if (whatsappNumber !== '') {
    const href = `https://wa.me/${whatsappNumber.replaceAll(/\D/g, '')}`;
    channels.push({ kind: 'whatsapp', href, detail: whatsappNumber });
  }
  return channels;
}
