import type { Language } from '@kilim/contract';
import { composeNoticeMail, type NoticeKind } from '../../../platform/mail/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { Person } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';

/**
 * Tells the owner what changed about the account's security, whatever mails they want otherwise: a stranger who did it
 * would not. `person` is as they were before, so that a change of address reaches the old one.
 */
export async function sendNotice(
  { mailer, settings }: AccountsPorts,
  tx: Tx,
  notice: {
    readonly kind: NoticeKind;
    readonly person: Pick<Person, 'email' | 'name'>;
    readonly language: Language;
    /** The address from now on, where it is another one. */
    readonly email?: string;
  },
): Promise<void> {
  const { kind, person, language, email = person.email } = notice;
  const { siteName } = settings;
  await mailer.post(
    tx,
    composeNoticeMail({ kind, language, siteName, recipient: person.email, name: person.name, email }),
  );
}
