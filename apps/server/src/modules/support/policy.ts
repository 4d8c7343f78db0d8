import { AppError, contactLimits } from '@kilim/contract';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

const link = /https?:\/\/|www\./gi;

const countLinks = (text: string): number => text.match(link)?.length ?? 0;

/** Spam filter: at most two links in a message and none in a name. */
export function checkLinks({ name, subject, message }: ContactMessage): void {
  const isTooMany = countLinks(message) + countLinks(subject) > contactLimits.linkMaximum;
  if (isTooMany || countLinks(name) > 0) throw new AppError('contact_too_many_links');
}

/** Folds case by Turkish rules, so that `ışık` finds `IŞIK`. */
export const searchKeyOf = (text: string): string => text.normalize('NFC').toLocaleLowerCase('tr');
