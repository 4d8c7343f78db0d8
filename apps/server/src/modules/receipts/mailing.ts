import { AppError, type Language, type ReceiptStatus } from '@kilim/contract';
import type { Mail, Mailer } from '../../platform/mail/index.ts';
import { composeReceiptMail } from './compose-receipt-mail.ts';
import { type FilePorts, makeReceiptPdf } from './files.ts';
import { wasPaid } from './policy.ts';
import { presentReceipt } from './present.ts';
import { requireReceipt } from './reading.ts';
import type { ConfirmedText, ReceiptMailing } from './receipts-service.ts';
import { findReceiptRowOfOrder, markMailed, type ReceiptRow } from './repository.ts';

export interface MailingPorts extends FilePorts {
  readonly mailer: Pick<Mailer, 'post' | 'isSending'>;
}

/** Receipts on their way to their buyers. */
export function createReceiptMailing(ports: MailingPorts): ReceiptMailing {
  const { transactions, clock, mailer, readSite } = ports;

  const write = async (row: ReceiptRow, confirmedTexts: readonly ConfirmedText[]): Promise<Mail> => {
    const { siteName } = await readSite();
    const language = row.language as Language;
    const pdf = await makeReceiptPdf(ports, row);
    return composeReceiptMail(presentReceipt(row), pdf, confirmedTexts, { siteName, language });
  };

  return {
    sendPaidMail: async (orderId, confirmedTexts = []) => {
      const row = await findReceiptRowOfOrder(transactions.outside, orderId);
      if (!row) throw new AppError('receipt_not_found');
      if (row.mailed_at !== null || !wasPaid(row.status as ReceiptStatus)) return;
      const mail = await write(row, confirmedTexts);
      await transactions.run(async (tx) => {
        // Whoever marks it writes it: of two at once one goes away.
        if (await markMailed(tx, row.id, clock.now())) await mailer.post(tx, mail);
      });
    },
    mail: async (reader, receiptId) => {
      const row = await requireReceipt(transactions, reader, receiptId);
      if (!wasPaid(row.status as ReceiptStatus)) throw new AppError('receipt_not_paid');
      const mail = await write(row, []);
      await transactions.run((tx) => mailer.post(tx, mail));
      return { recipient: mail.recipient, delivery: mailer.isSending ? 'queued' : 'outbox' };
    },
  };
}
