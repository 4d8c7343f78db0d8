import type { Language } from '@kilim/contract';
import { translators } from '../i18n/index.ts';
import { escapeHtml, oneLine } from '../text/index.ts';
import { greet, paragraph, renderLayout } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

/** Changes of an account's security; also the section of the catalogue. */
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
  /** The account's current address. */
  readonly email: string;
  /** For a sign-in: the browser, if known, and the time. */
  readonly device?: string;
  readonly at?: number;
}

/** In UTC, because the reader's time zone is not known. */
function formatTime(language: Language, at: number | undefined): string {
  if (at === undefined) return '';
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language, format).format(at)} UTC`;
}

/** Notifies the owner of an account about a change. Without a link, because such mails are often forged. */
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
    time: formatTime(language, notice.at),
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
