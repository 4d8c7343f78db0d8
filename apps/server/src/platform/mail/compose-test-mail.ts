import type { Language } from '@kilim/contract';
import { translators } from '../i18n/index.ts';
import { escapeHtml, oneLine } from '../text/index.ts';
import { greet, paragraph, renderLayout } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

export interface TestMail {
  readonly language: Language;
  readonly siteName: string;
  readonly recipient: string;
  readonly name: string;
}

/** A mail by which an administrator sees that the mail server works. */
export function composeTestMail({ language, siteName, recipient, name }: TestMail): Mail {
  const t = translators[language];
  const site = oneLine(siteName);
  const texts = [greet(language, name), t('mail.test.text')];
  return {
    recipient,
    subject: t('mail.test.subject', { siteName: site }),
    text: `${[...texts, site].join('\n\n')}\n`,
    html: renderLayout(
      language,
      site,
      texts.map((text) => paragraph(escapeHtml(text))),
    ),
  };
}
