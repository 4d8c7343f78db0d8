import type { Language } from '@kilim/contract';
import { translators } from '../i18n/index.ts';
import { escapeHtml, oneLine } from '../text/index.ts';

// Greeting and HTML layout of all mails.

/** Mail programs turn addresses into links, so a name must not look like one. */
const looksLikeLink = (text: string): boolean => /https?:|www\.|[/@\\]|\.\p{L}{2,}/iu.test(text);

/** With the name, unless it is empty or looks like a link. */
export function greet(language: Language, name: string): string {
  const person = oneLine(name);
  const isGreetedByName = person !== '' && !looksLikeLink(person);
  const t = translators[language];
  return isGreetedByName ? t('mail.greetingWithName', { name: person }) : t('mail.greeting');
}

/** `html` must be escaped. */
export const paragraph = (html: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${html}</p>`;

/**
 * The document around the paragraphs, which are HTML. Uses the colours of the light theme as literals, because mail
 * programs do not support custom properties.
 */
export function renderLayout(language: Language, siteName: string, paragraphs: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(siteName)}</title></head>
<body style="margin:0;padding:24px;background:#fbf9f5;color:#1f1a17;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e5ded4;border-radius:16px">
${paragraph(escapeHtml(siteName), 'font-size:18px;font-weight:600')}
${paragraphs.join('\n')}
</div>
</body>
</html>
`;
}
