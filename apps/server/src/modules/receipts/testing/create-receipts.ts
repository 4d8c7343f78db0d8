import { createManualClock } from '../../../platform/clock/clock.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import type { Transactions } from '../../../platform/tx.ts';
import type { Logo, SiteFacts } from '../document/issuer.ts';
import { renderReceiptPdf } from '../document/render-pdf.ts';
import { createReceiptsService } from '../service.ts';

export const emptyTemplate = { companyName: '', taxId: '', address: '', phone: '', email: '', logo: '' };

export const siteFacts: SiteFacts = {
  siteName: 'Kilim',
  companyName: 'Kilim Yazılım A.Ş.',
  taxId: '1234567890',
  companyAddress: 'Çarşı Caddesi 1, Uşak',
  contactEmail: 'muhasebe@kilim.example',
  contactPhone: '+90 276 000 00 00',
  logo: '',
  receiptTemplate: emptyTemplate,
};

/** The receipts service on a test database, with site facts and a logo that the test can change. */
export function createTestReceipts(transactions: Transactions) {
  const site: { facts: SiteFacts; logo: Logo | null } = { facts: siteFacts, logo: null };
  const clock = createManualClock();
  const mails: Mail[] = [];
  const mailer = { isSending: true, post: async (_: unknown, mail: Mail) => void mails.push(mail) };
  const receipts = createReceiptsService({
    transactions,
    clock,
    numberPrefix: 'KLM',
    readSite: async () => site.facts,
    findLogo: async () => site.logo,
    printReceipt: renderReceiptPdf,
    mailer,
  });
  return { receipts, site, clock, mails, mailer };
}
