import type { Language } from '@kilim/contract';
import { escapeHtml, oneLine } from '../text/index.ts';
import { greet, paragraph, renderFrame, translators } from './mail-frame.ts';
import type { Mail } from './mailer.ts';

/** What has changed about an account's security; where the catalogue has the words. */
export type NoticeKind = 'passwordChanged' | 'emailChanged' | 'secondFactorOff';

export interface NoticeMail {
  readonly kind: NoticeKind;
  readonly language: Language;
  readonly siteName: string;
  readonly recipient: string;
  readonly name: string;
  /** The account's address from now on. */
  readonly email: string;
}

/** Tells the owner of an account what somebody has just done there. Carries no link: such mails are often forged. */
export function composeNoticeMail({ kind, language, siteName, recipient, name, email }: NoticeMail): Mail {
  const t = translators[language];
  const site = oneLine(siteName);
  const greeting = greet(language, name);
  const body = t(`mail.${kind}.body`, { siteName: site, email });
  const advice = t(`mail.${kind}.advice`);
  return {
    recipient,
    subject: t(`mail.${kind}.subject`, { siteName: site }),
    text: [greeting, body, advice, site].join('\n\n') + '\n',
    html: renderFrame(
      language,
      site,
      [greeting, body, advice].map((text) => paragraph(escapeHtml(text))),
    ),
  };
}
