import { AppError, contactLimits } from '@kilim/contract';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

const link = /https?:\/\/|www\./gi;

const countLinks = (text: string): number => text.match(link)?.length ?? 0;

/** Advertisements live on links: two are enough to show a problem, and a name needs none. */
export function checkLinks({ name, subject, message }: ContactMessage): void {
  const isTooMany = countLinks(message) + countLinks(subject) > contactLimits.linkMaximum;
  if (isTooMany || countLinks(name) > 0) throw new AppError('contact_too_many_links');
}

/** Turkish rules, so that `IŞIK` is found by `ışık`. */
export const searchKeyOf = (text: string): string => text.normalize('NFC').toLocaleLowerCase('tr');
