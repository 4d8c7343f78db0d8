import {
  type BillingReport,
  type Language,
  type MinorAmount,
  receiptStatusKeys,
  toDecimal,
} from '@kilim/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import { type CsvCell, csvFormats, encodeCsv, formatCsvTime } from '../../../platform/csv/index.ts';
import { translators } from '../../../platform/i18n/index.ts';
import type { Transactions } from '../../../platform/tx.ts';
import { receiptTimeZone } from '../document/receipt-document.ts';
import { presentReceipt } from '../present.ts';
import type { ReceiptRecord } from '../types.ts';
import { groupRevenue } from './group-revenue.ts';
import { type Period, type ReportPeriod, readPeriod } from './report-period.ts';
import { countHolders, countSimulated, listPaidReceipts, sumRevenue } from './report-repository.ts';

/** Receipts read per query, so that a large file does not block the event loop. */
const receiptsPerQuery = 200;

const columns = [
  'number',
  'serial',
  'issued',
  'paid',
  'status',
  'buyer',
  'company',
  'taxId',
  'taxOffice',
  'email',
  'address',
  'city',
  'country',
  'plan',
  'credits',
  'currency',
  'net',
  'rate',
  'tax',
  'gross',
  'refunded',
  'method',
  'transaction',
  'invoice',
] as const;

function toCells(record: ReceiptRecord, language: Language): readonly CsvCell[] {
  const t = translators[language];
  const receipt = presentReceipt(record);
  const buyer = receipt.billingDetails;
  const toAmount = (minor: MinorAmount): string =>
    toDecimal(minor).replace('.', csvFormats[language].decimal);
  const toTime = (iso: string): string => formatCsvTime(iso, language, receiptTimeZone);
  const cells: Record<(typeof columns)[number], CsvCell> = {
    number: receipt.receiptNumber,
    // Receipt numbers are random; the books need the order of sales.
    serial: record.serial,
    issued: toTime(receipt.createdAt),
    paid: receipt.paidAt === null ? null : toTime(receipt.paidAt),
    status: t(`receiptDocument.status.${receiptStatusKeys[receipt.status]}`),
    buyer: buyer.name,
    company: buyer.companyName,
    taxId: buyer.taxId,
    taxOffice: buyer.taxOffice,
    email: buyer.email,
    address: [buyer.address, buyer.zipCode, buyer.state].filter(Boolean).join(' '),
    city: buyer.city,
    country: buyer.country,
    plan: receipt.planName[language] || receipt.planName.tr,
    credits: receipt.credits,
    currency: receipt.amount.currency,
    net: toAmount(receipt.net.minor),
    rate: receipt.taxRate,
    tax: toAmount(receipt.tax.minor),
    gross: toAmount(receipt.amount.minor),
    refunded: toAmount(receipt.refunded.minor),
    method: t(`receiptDocument.methods.${receipt.paymentMethod}`),
    transaction: receipt.transactionId,
    invoice: receipt.invoiceNumber,
  };
  return columns.map((column) => cells[column]);
}

/**
 * For administrators; the routes check the permission. Both methods throw `general_argument_invalid` for a bad
 * period.
 */
export interface ReceiptReports {
  report(period: ReportPeriod): Promise<BillingReport>;
  /** The paid receipts of the period as a CSV stream. */
  reportFile(
    period: ReportPeriod,
    language: Language,
  ): { readonly fileName: string; readonly chunks: AsyncIterable<Uint8Array> };
}

export function createReceiptReports(ports: {
  readonly transactions: Transactions;
  readonly clock: Clock;
}): ReceiptReports {
  const { transactions, clock } = ports;

  async function* readCsvRows(period: Period, language: Language): AsyncGenerator<readonly CsvCell[]> {
    yield columns.map((column) => translators[language](`files.report.${column}`));
    let after: readonly [number, string] | null = null;
    do {
      const page = { after, count: receiptsPerQuery };
      const records: ReceiptRecord[] = await listPaidReceipts(transactions.outside, period, page);
      for (const record of records) yield toCells(record, language);
      const last = records.length < receiptsPerQuery ? undefined : records.at(-1);
      after = last ? [last.paidAt ?? 0, last.id] : null;
    } while (after !== null);
  }

  return {
    report: async (asked) => {
      const period = readPeriod(asked, clock.now());
      const tx = transactions.outside;
      const sums = await sumRevenue(tx, period.months);
      return {
        from: period.firstDay,
        to: period.lastDay,
        ...groupRevenue(sums, period.months),
        holders: await countHolders(tx),
        simulatedReceipts: await countSimulated(tx, period),
      };
    },
    reportFile: (asked, language) => {
      const period = readPeriod(asked, clock.now());
      const { firstDay: from, lastDay: to } = period;
      return {
        fileName: translators[language]('files.report.fileName', { from, to }),
        chunks: encodeCsv(readCsvRows(period, language), csvFormats[language]),
      };
    },
  };
}
