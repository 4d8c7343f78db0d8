import { AppError, contactLimits } from '@kilim/contract';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

const link = /https?:\/\/|www\./gi;

const countLinks = (text: string): number => text.match(link)?.length ?? 0;

/** Spam filter (docs/rules/support.md#spam-filter). Throws `contact_too_many_links`. */
export function checkLinks({ name, subject, message }: ContactMessage): void {
  const isTooMany = countLinks(message) + countLinks(subject) > contactLimits.linkMaximum;
  if (isTooMany || countLinks(name) > 0) throw new AppError('contact_too_many_links');
}
