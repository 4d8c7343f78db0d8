import type { Language } from '@kilim/contract';
import { translators } from '../i18n/index.ts';
import { escapeHtml, oneLine } from '../text/index.ts';
import { greet, paragraph, renderLayout } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

/** Section of the catalogue with the texts of each kind. */
const sections = {
  verification: 'verification',
  recovery: 'recovery',
  'magic-url': 'magicUrl',
  'deletion-undo': 'deletionUndo',
  'data-export': 'dataExport',
} as const;

export interface LinkMail {
  readonly kind: keyof typeof sections;
  readonly language: Language;
  readonly siteName: string;
  readonly recipient: string;
  /** Left out of the greeting when it is empty. */
  readonly name: string;
  readonly link: string;
}

/** A mail with a link, as HTML and as plain text. */
export function composeLinkMail({ kind, language, siteName, recipient, name, link }: LinkMail): Mail {
  const t = translators[language];
  const site = oneLine(siteName);
  const greeting = greet(language, name);
  const section = sections[kind];
  const body = t(`mail.${section}.body`, { siteName: site });
  const expiry =
    section === 'deletionUndo' || section === 'dataExport' ? t(`mail.${section}.expiry`) : t('mail.expiry');
  const ignore = t(`mail.${section}.ignore`);
  const button = escapeHtml(t(`mail.${section}.button`));
  const href = escapeHtml(link);
  return {
    recipient,
    subject: t(`mail.${section}.subject`, { siteName: site }),
    text: [greeting, body, link, expiry, ignore, site].join('\n\n') + '\n',
    html: renderLayout(language, site, [
      paragraph(escapeHtml(greeting)),
      paragraph(escapeHtml(body)),
      `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#a8321f;color:#ffffff;text-decoration:none;font-weight:600">${button}</a></p>`,
      paragraph(`<a href="${href}" style="color:#6b625b">${href}</a>`, 'font-size:13px;word-break:break-all'),
      paragraph(escapeHtml(expiry), 'font-size:14px;color:#6b625b'),
      `<p style="margin:0;font-size:14px;color:#6b625b">${escapeHtml(ignore)}</p>`,
    ]),
  };
}
