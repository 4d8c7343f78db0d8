import { type Language, type MinorAmount, type PlanId, receiptStatusKeys, toDecimal } from '@kilim/contract';
import { createTranslator, en, tr } from '@kilim/messages';
import type { Clock } from '../../../platform/clock/clock.ts';
import { type CsvCell, encodeCsv } from '../../../platform/csv/index.ts';
import type { Transactions } from '../../../platform/tx.ts';
import { presentReceipt } from '../present.ts';
import type { ReceiptReporting } from '../receipts-service.ts';
import type { ReceiptRow } from '../repository.ts';
import { foldRevenue, readPlanName } from './group-revenue.ts';
import { type Period, readPeriod } from './report-period.ts';
import { countHolders, countSimulated, listPaidRows, sumRevenue } from './report-repository.ts';

const translators = { tr: createTranslator('tr', tr), en: createTranslator('en', en) };
/** Rows of one query: reading and writing them takes a few milliseconds, then others are served. */
const rowsAtOnce = 200;

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

function describeRow(row: ReceiptRow, language: Language): readonly CsvCell[] {
  const t = translators[language];
  const receipt = presentReceipt(row);
  const buyer = receipt.billingDetails;
  const decimal = (minor: MinorAmount) => toDecimal(minor);
  const cells: Record<(typeof columns)[number], CsvCell> = {
    number: receipt.receiptNumber,
    // Receipt numbers are random; the books need the order of sales.
    serial: row.serial,
    issued: receipt.createdAt,
    paid: receipt.paidAt,
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
    net: decimal(receipt.net.minor),
    rate: receipt.taxRate,
    tax: decimal(receipt.tax.minor),
    gross: decimal(receipt.amount.minor),
    refunded: decimal(receipt.refunded.minor),
    method: t(`receiptDocument.methods.${receipt.paymentMethod}`),
    transaction: receipt.transactionId,
    invoice: receipt.invoiceNumber,
  };
  return columns.map((column) => cells[column]);
}

/** What all receipts together say; a hundred thousand of them are never held at once. */
export function createReceiptReporting(ports: {
  readonly transactions: Transactions;
  readonly clock: Clock;
}): ReceiptReporting {
  const { transactions, clock } = ports;

  async function* readRows(period: Period, language: Language): AsyncGenerator<readonly CsvCell[]> {
    yield columns.map((column) => translators[language](`files.report.${column}`));
    let after: readonly [number, string] | null = null;
    do {
      const page = { after, count: rowsAtOnce };
      const rows: ReceiptRow[] = await listPaidRows(transactions.outside, period, page);
      for (const row of rows) yield describeRow(row, language);
      const last = rows.length < rowsAtOnce ? undefined : rows.at(-1);
      after = last ? [last.paid_at ?? 0, last.id] : null;
    } while (after !== null);
  }

  return {
    report: async (asked) => {
      const period = readPeriod(asked, clock.now());
      const tx = transactions.outside;
      const sums = await sumRevenue(tx, period, period.months);
      const holders = await countHolders(tx);
      return {
        from: period.firstDay,
        to: period.lastDay,
        ...foldRevenue(sums, period.months),
        holders: holders.map(({ planId, planNameJson, people }) => ({
          planId: planId as PlanId,
          planName: readPlanName(planNameJson),
          people,
        })),
        simulatedReceipts: await countSimulated(tx, period),
      };
    },
    reportFile: (asked, language) => {
      const period = readPeriod(asked, clock.now());
      const { firstDay: from, lastDay: to } = period;
      return {
        fileName: translators[language]('files.report.fileName', { from, to }),
        chunks: encodeCsv(readRows(period, language)),
      };
    },
  };
}
