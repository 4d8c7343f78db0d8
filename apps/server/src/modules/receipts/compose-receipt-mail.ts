import { slugify } from '@kilim/app-kit';
import type { Language, Receipt } from '@kilim/contract';
import { translators } from '../../platform/i18n/index.ts';
import type { Mail, MailAttachment } from '../../platform/mail/index.ts';
import { escapeHtml, oneLine } from '../../platform/text/index.ts';
import { formatMoney } from './document/receipt-document.ts';
import type { ConfirmedText } from './types.ts';

function attachText({ title, text }: ConfirmedText): MailAttachment {
  return {
    fileName: `${slugify(title, { keepsCase: true })}.txt`,
    contentType: 'text/plain; charset=utf-8',
    // The byte order mark tells editors that the file is UTF-8.
    bytes: new TextEncoder().encode(`\uFEFF${title}\n\n${text}\n`),
  };
}

interface MailFacts {
  readonly siteName: string;
  readonly language: Language;
  readonly recipient: string;
}

/** The mail of a receipt. Its text contains nothing that the buyer typed. */
export function composeReceiptMail(
  receipt: Receipt,
  pdf: MailAttachment,
  confirmedTexts: readonly ConfirmedText[],
  { siteName, language, recipient }: MailFacts,
): Mail {
  const t = translators[language];
  const site = oneLine(siteName);
  const { amount, receiptNumber: number, planName } = receipt;
  const paragraphs = [
    t('mail.greeting'),
    t('mail.receipt.body', {
      siteName: site,
      plan: oneLine(planName[language] || planName.tr),
      amount: formatMoney(amount.minor, amount.currency, language),
    }),
    receipt.isSimulated ? t('mail.receipt.simulated') : '',
    confirmedTexts.length > 0 ? t('mail.receipt.texts') : '',
    site,
  ].filter(Boolean);
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n');
  return {
    recipient,
    subject: t('mail.receipt.subject', { siteName: site, number }),
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(site)}</title></head>
<body style="margin:0;padding:24px;background:#fbf9f5;color:#1f1a17;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e5ded4;border-radius:16px">
${body}
</div></body></html>
`,
    attachments: [pdf, ...confirmedTexts.map(attachText)],
  };
}
