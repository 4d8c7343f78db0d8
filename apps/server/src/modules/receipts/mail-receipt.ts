import { AppError, type OrderId, type ReceiptId } from '@kilim/contract';
import type { Mail, Mailer } from '../../platform/mail/index.ts';
import { composeReceiptMail } from './compose-receipt-mail.ts';
import { presentReceipt } from './present.ts';
import { requireReceipt } from './queries.ts';
import { type FilePorts, makeReceiptPdf } from './receipt-files.ts';
import { isPaidReceipt } from './receipt-status.ts';
import { findAccountEmail, findReceiptOfOrder, markMailed } from './repository.ts';
import type { ConfirmedText, Reader, ReceiptRecord } from './types.ts';

export interface MailPorts extends FilePorts {
  readonly mailer: Pick<Mailer, 'post' | 'isSending'>;
}

export interface ReceiptMailer {
  /**
   * Mails the receipt of a paid order with its PDF and the accepted texts, once per order; repeated calls do nothing.
   * Call it after the commit.
   */
  sendPaidMail(orderId: OrderId, confirmedTexts?: readonly ConfirmedText[]): Promise<void>;
  /** Mails the receipt to its billing address. Throws `receipt_not_found` or `receipt_not_paid`. */
  mail(
    reader: Reader,
    receiptId: ReceiptId,
  ): Promise<{ readonly recipient: string; readonly delivery: 'queued' | 'outbox' }>;
}

export function createReceiptMailer(ports: MailPorts): ReceiptMailer {
  const { transactions, clock, mailer, readSite } = ports;

  /** Anyone can create a simulated order, so its mail goes only to the account and never to a typed address. */
  const findRecipient = async (record: ReceiptRecord): Promise<string | null> =>
    record.isSimulated ? findAccountEmail(transactions.outside, record.userId) : record.billingDetails.email;

  /** null when the receipt is simulated and its account is deleted. */
  const compose = async (
    record: ReceiptRecord,
    confirmedTexts: readonly ConfirmedText[],
  ): Promise<Mail | null> => {
    const recipient = await findRecipient(record);
    if (recipient === null) return null;
    const { siteName } = await readSite();
    const { language } = record;
    const pdf = await makeReceiptPdf(ports, record);
    return composeReceiptMail(presentReceipt(record), pdf, confirmedTexts, { siteName, language, recipient });
  };

  return {
    sendPaidMail: async (orderId, confirmedTexts = []) => {
      const record = await findReceiptOfOrder(transactions.outside, orderId);
      if (!record) throw new AppError('receipt_not_found');
      if (record.mailedAt !== null || !isPaidReceipt(record.status)) return;
      const mail = await compose(record, confirmedTexts);
      if (!mail) return;
      await transactions.run(async (tx) => {
        // Only the call that marks the receipt posts the mail, so parallel calls send one.
        if (await markMailed(tx, record.id, clock.now())) await mailer.post(tx, mail);
      });
    },
    mail: async (reader, receiptId) => {
      const record = await requireReceipt(transactions, reader, receiptId);
      if (!isPaidReceipt(record.status)) throw new AppError('receipt_not_paid');
      const mail = await compose(record, []);
      if (!mail) throw new AppError('receipt_not_found');
      await transactions.run((tx) => mailer.post(tx, mail));
      return { recipient: mail.recipient, delivery: mailer.isSending ? 'queued' : 'outbox' };
    },
  };
}
