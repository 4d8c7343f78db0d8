import type { Language, UserId } from '@kilim/contract';
import { composeNoticeMail, type NoticeKind } from '../../platform/mail/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { Person } from './account.ts';
import type { AccountsPorts } from './ports.ts';

/**
 * Tells the owner what changed about the account's security, whatever mails they want otherwise: a stranger who did it
 * would not. `person` is as they were before, so that a change of address reaches the old one.
 */
export async function sendNotice(
  { mailer, settings, securityLog }: AccountsPorts,
  tx: Tx,
  notice: {
    readonly kind: NoticeKind;
    readonly userId: UserId;
    readonly person: Pick<Person, 'email' | 'name'>;
    /** Of the request; what the person chose comes first, because a stranger chooses the request's. */
    readonly language: Language;
    /** The address from now on, where it is another one. */
    readonly email?: string;
    readonly device?: string;
    readonly at?: number;
  },
): Promise<void> {
  const { userId, person, email = person.email, ...facts } = notice;
  const language = (await securityLog.findLanguage(tx, userId)) ?? notice.language;
  const { siteName } = settings;
  await mailer.post(
    tx,
    composeNoticeMail({ ...facts, language, siteName, recipient: person.email, name: person.name, email }),
  );
}
