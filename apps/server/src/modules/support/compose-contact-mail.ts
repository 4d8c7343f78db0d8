import { createTranslator, tr } from '@kilim/messages';
import type { Mail } from '../../platform/mail/index.ts';
import { escapeHtml, oneLine } from '../../platform/text/index.ts';
import type { ContactMessage } from './contact-message.ts';

const t = createTranslator('tr', tr);

/** Notifies the support address of a new message, in Turkish, because the reader has no language setting. */
export function composeContactMail(
  message: ContactMessage & { readonly attachments?: readonly string[] },
  { siteName, recipient }: { readonly siteName: string; readonly recipient: string },
): Mail {
  const subject = t('mail.contactNotice.subject', {
    siteName: oneLine(siteName),
    subject: oneLine(message.subject),
  });
  const from = t('mail.contactNotice.from', { name: oneLine(message.name), email: message.email });
  const { attachments = [] } = message;
  const files =
    attachments.length === 0 ? [] : [t('mail.ticketFiles', { names: oneLine(attachments.join(', ')) })];
  const paragraphs = [from, oneLine(message.subject), message.message, ...files];
  const html = paragraphs.map((text) => `<p style="white-space:pre-wrap">${escapeHtml(text)}</p>`).join('\n');
  return {
    recipient,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="tr"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${html}\n</body></html>\n`,
  };
}
