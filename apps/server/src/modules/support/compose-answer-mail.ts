import type { Language } from '@kilim/contract';
import { translators } from '../../platform/i18n/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import { escapeHtml, oneLine } from '../../platform/text/index.ts';

export interface AnswerMail {
  readonly language: Language;
  readonly siteName: string;
  readonly recipient: string;
  readonly subject: string;
  readonly message: string;
  /** Names of the attached files. */
  readonly attachments: readonly string[];
  /** Where the customer replies; null for guests. */
  readonly link: string | null;
}

/** Sends the answer of the support team with the way to reply. */
export function composeAnswerMail({
  language,
  siteName,
  recipient,
  subject,
  message,
  attachments,
  link,
}: AnswerMail): Mail {
  const t = translators[language];
  const params = { siteName: oneLine(siteName), subject: oneLine(subject) };
  const title = t('mail.ticketAnswer.subject', params);
  const intro = t('mail.ticketAnswer.intro', params);
  const advice = t(link === null ? 'mail.ticketAnswer.guest' : 'mail.ticketAnswer.account', params);
  const files =
    attachments.length === 0 ? [] : [t('mail.ticketFiles', { names: oneLine(attachments.join(', ')) })];
  const paragraphs = [intro, message, ...files, advice];
  const html = paragraphs.map((text) => `<p style="white-space:pre-wrap">${escapeHtml(text)}</p>`);
  if (link !== null && link !== '') html.push(`<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`);
  return {
    recipient,
    subject: title,
    text: `${[...paragraphs, ...(link ? [link] : [])].join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>\n<body>\n${html.join('\n')}\n</body></html>\n`,
  };
}
