import type { Language, UserId } from '@kilim/contract';
import { composeNoticeMail, type NoticeKind } from '../../platform/mail/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { Account } from './account.ts';
import type { AccountsPorts } from './ports.ts';

/**
 * Mails the owner about a change of the account's security, whatever their notification settings are. `account` is its
 * state before the change, so that a change of address is reported to the old address.
 */
export async function sendNotice(
  { mailer, settings, securityLog }: AccountsPorts,
  tx: Tx,
  notice: {
    readonly kind: NoticeKind;
    readonly userId: UserId;
    readonly account: Pick<Account, 'email' | 'name'>;
    /** Language of the request. The owner's setting takes precedence, because an attacker controls the request. */
    readonly language: Language;
    /** The new address, if it changed. */
    readonly email?: string;
    readonly device?: string;
    readonly at?: number;
  },
): Promise<void> {
  const { userId, account, email = account.email, ...facts } = notice;
  const language = (await securityLog.findLanguage(tx, userId)) ?? notice.language;
  const { siteName } = settings;
  await mailer.post(
    tx,
    composeNoticeMail({ ...facts, language, siteName, recipient: account.email, name: account.name, email }),
  );
}
