import { AppError, type Language, type ReceiptStatus, type UserId } from '@kilim/contract';
import type { Mail, Mailer } from '../../platform/mail/index.ts';
import { composeReceiptMail } from './compose-receipt-mail.ts';
import { type FilePorts, makeReceiptPdf } from './receipt-files.ts';
import { wasPaid } from './policy.ts';
import { presentReceipt } from './present.ts';
import { requireReceipt } from './queries.ts';
import type { ConfirmedText, ReceiptMailing } from './receipts-service.ts';
import { findAccountEmail, findReceiptRowOfOrder, markMailed, type ReceiptRow } from './repository.ts';

export interface MailingPorts extends FilePorts {
  readonly mailer: Pick<Mailer, 'post' | 'isSending'>;
}

/** Receipts on their way to their buyers. */
export function createReceiptMailing(ports: MailingPorts): ReceiptMailing {
  const { transactions, clock, mailer, readSite } = ports;

  /** Anybody can make a simulated order: it must not become a way to send mail to strangers. */
  const findRecipient = async (row: ReceiptRow): Promise<string | null> =>
    row.is_simulated === 1
      ? findAccountEmail(transactions.outside, row.user_id as UserId | null)
      : presentReceipt(row).billingDetails.email;

  /** null when the receipt was simulated and its account is gone. */
  const write = async (row: ReceiptRow, confirmedTexts: readonly ConfirmedText[]): Promise<Mail | null> => {
    const recipient = await findRecipient(row);
    if (recipient === null) return null;
    const { siteName } = await readSite();
    const language = row.language as Language;
    const pdf = await makeReceiptPdf(ports, row);
    return composeReceiptMail(presentReceipt(row), pdf, confirmedTexts, { siteName, language, recipient });
  };

  return {
    sendPaidMail: async (orderId, confirmedTexts = []) => {
      const row = await findReceiptRowOfOrder(transactions.outside, orderId);
      if (!row) throw new AppError('receipt_not_found');
      if (row.mailed_at !== null || !wasPaid(row.status as ReceiptStatus)) return;
      const mail = await write(row, confirmedTexts);
      if (!mail) return;
      await transactions.run(async (tx) => {
        // Whoever marks it writes it: of two at once one goes away.
        if (await markMailed(tx, row.id, clock.now())) await mailer.post(tx, mail);
      });
    },
    mail: async (reader, receiptId) => {
      const row = await requireReceipt(transactions, reader, receiptId);
      if (!wasPaid(row.status as ReceiptStatus)) throw new AppError('receipt_not_paid');
      const mail = await write(row, []);
      if (!mail) throw new AppError('receipt_not_found');
      await transactions.run((tx) => mailer.post(tx, mail));
      return { recipient: mail.recipient, delivery: mailer.isSending ? 'queued' : 'outbox' };
    },
  };
}
