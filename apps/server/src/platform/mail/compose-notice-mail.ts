import type { Language } from '@kilim/contract';
import { translators } from '../i18n/index.ts';
import { escapeHtml, oneLine } from '../text/index.ts';
import { greet, paragraph, renderLayout } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

/** What has changed about an account's security; where the catalogue has the words. */
export type NoticeKind =
  | 'passwordChanged'
  | 'emailChanged'
  | 'secondFactorOff'
  | 'recoveryCodesRenewed'
  | 'newDevice';

export interface NoticeMail {
  readonly kind: NoticeKind;
  readonly language: Language;
  readonly siteName: string;
  readonly recipient: string;
  readonly name: string;
  /** The account's address from now on. */
  readonly email: string;
  /** For a sign-in: the browser, as far as it is known, and the moment. */
  readonly device?: string;
  readonly at?: number;
}

/** In UTC and saying so: the reader may be anywhere. */
function writeTime(language: Language, at: number | undefined): string {
  if (at === undefined) return '';
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language, format).format(at)} UTC`;
}

/** Tells the owner of an account what somebody has just done there. Carries no link: such mails are often forged. */
export function composeNoticeMail(notice: NoticeMail): Mail {
  const { kind, language, siteName, recipient, name, email } = notice;
  const t = translators[language];
  const device = oneLine(notice.device ?? '') || t('mail.unknownDevice');
  const site = oneLine(siteName);
  const greeting = greet(language, name);
  const body = t(`mail.${kind}.body`, {
    siteName: site,
    email,
    device,
    time: writeTime(language, notice.at),
  });
  const advice = t(`mail.${kind}.advice`);
  return {
    recipient,
    subject: t(`mail.${kind}.subject`, { siteName: site }),
    text: [greeting, body, advice, site].join('\n\n') + '\n',
    html: renderLayout(
      language,
      site,
      [greeting, body, advice].map((text) => paragraph(escapeHtml(text))),
    ),
  };
}
