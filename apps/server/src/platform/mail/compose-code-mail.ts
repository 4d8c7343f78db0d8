import type { Language } from '@kilim/contract';
import { translators } from '../i18n/index.ts';
import { escapeHtml, oneLine } from '../text/index.ts';
import { greet, paragraph, renderLayout } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

export interface CodeMail {
  readonly language: Language;
  readonly siteName: string;
  readonly recipient: string;
  readonly name: string;
  readonly code: string;
}

/** A mail with a code, which unlike a link also works when the mail is read on another device. */
export function composeCodeMail({ language, siteName, recipient, name, code }: CodeMail): Mail {
  const t = translators[language];
  const site = oneLine(siteName);
  const greeting = greet(language, name);
  const body = t('mail.identityCode.body', { siteName: site });
  const advice = t('mail.identityCode.advice');
  return {
    recipient,
    subject: t('mail.identityCode.subject', { siteName: site }),
    text: [greeting, body, code, advice, site].join('\n\n') + '\n',
    html: renderLayout(language, site, [
      paragraph(escapeHtml(greeting)),
      paragraph(escapeHtml(body)),
      paragraph(escapeHtml(code), 'font-size:24px;font-weight:600;letter-spacing:2px'),
      paragraph(escapeHtml(advice)),
    ]),
  };
}
