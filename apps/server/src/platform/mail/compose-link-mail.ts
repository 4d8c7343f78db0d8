import type { Language } from '@kilim/contract';
import { createTranslator, en, tr } from '@kilim/messages';
import { escapeHtml, oneLine } from '../text/index.ts';
import type { Mail } from './mailer.ts';

/** Where the catalogue has the texts of a kind, and whether it says itself how long the link lives. */
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
  /** Name of the person; the greeting goes without it when it is empty. */
  readonly name: string;
  readonly link: string;
}

const translators = { tr: createTranslator('tr', tr), en: createTranslator('en', en) };

/** Mail programs turn addresses into links, so a name that looks like one would make our mail carry it. */
const looksLikeLink = (text: string): boolean => /https?:|www\.|[/@\\]|\.\p{L}{2,}/iu.test(text);

/** Colours are fixed because mail programs know no custom properties; they are those of the light theme. */
function renderHtml(
  language: Language,
  siteName: string,
  parts: readonly string[],
  button: string,
  link: string,
) {
  const [greeting = '', body = '', expiry = '', ignore = ''] = parts.map(escapeHtml);
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${text}</p>`;
  const href = escapeHtml(link);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(siteName)}</title></head>
<body style="margin:0;padding:24px;background:#fbf9f5;color:#1f1a17;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e5ded4;border-radius:16px">
${paragraph(escapeHtml(siteName), 'font-size:18px;font-weight:600')}
${paragraph(greeting)}
${paragraph(body)}
<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#a8321f;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p>
${paragraph(`<a href="${href}" style="color:#6b625b">${href}</a>`, 'font-size:13px;word-break:break-all')}
${paragraph(expiry, 'font-size:14px;color:#6b625b')}
<p style="margin:0;font-size:14px;color:#6b625b">${ignore}</p>
</div>
</body>
</html>
`;
}

/** The mail that carries a link, with a plain text part that says the same. */
export function composeLinkMail({ kind, language, siteName, recipient, name, link }: LinkMail): Mail {
  const t = translators[language];
  const site = oneLine(siteName);
  const person = oneLine(name);
  const isGreetedByName = person !== '' && !looksLikeLink(person);
  const greeting = !isGreetedByName ? t('mail.greeting') : t('mail.greetingWithName', { name: person });
  const section = sections[kind];
  const body = t(`mail.${section}.body`, { siteName: site });
  const expiry =
    section === 'deletionUndo' || section === 'dataExport' ? t(`mail.${section}.expiry`) : t('mail.expiry');
  const ignore = t(`mail.${section}.ignore`);
  const button = t(`mail.${section}.button`);
  return {
    recipient,
    subject: t(`mail.${section}.subject`, { siteName: site }),
    text: [greeting, body, link, expiry, ignore, site].join('\n\n') + '\n',
    html: renderHtml(language, site, [greeting, body, expiry, ignore], button, link),
  };
}
