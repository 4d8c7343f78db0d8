import type {
  BillingDetails,
  BillingReport,
  Language,
  Money,
  OrderId,
  PaymentMethod,
  PlanId,
  Receipt,
  ReceiptId,
  ReceiptStatus,
  UserId,
} from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';

/** What an order tells of itself when its receipt is opened. Times are epoch milliseconds. */
export interface NewReceipt {
  readonly orderId: OrderId;
  readonly userId: UserId;
  readonly planId: PlanId;
  readonly planName: { readonly tr: string; readonly en: string };
  readonly amount: Money;
  /** Percent that the amount includes. */
  readonly taxRate: number;
  readonly credits: number;
  readonly paymentMethod: PaymentMethod;
  readonly isSimulated: boolean;
  readonly billingDetails: BillingDetails;
  readonly language: Language;
  readonly createdAt: number;
}

export interface ReceiptChange {
  readonly status: ReceiptStatus;
  readonly paidAt?: number;
  readonly transactionId?: string;
  /** Everything that was given back so far. */
  readonly refundedMinor?: number;
  /** Appended as a line of its own. */
  readonly note?: string;
}

export interface ReceiptName {
  readonly receiptId: ReceiptId;
  readonly receiptNumber: string;
}

/** Who asks. */
export interface Reader {
  readonly userId: UserId;
  readonly isAdmin: boolean;
}

export interface ReceiptQuery {
  readonly status?: ReceiptStatus | undefined;
  readonly currency?: Money['currency'] | undefined;
  readonly search?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface ReceiptPage {
  readonly receipts: Receipt[];
  readonly total: number;
  readonly nextCursor: string | null;
}

export interface ReceiptFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly fileName: string;
}

export interface ReceiptTemplate {
  readonly companyName: string;
  readonly taxId: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly logo: string;
}

/** One receipt an order. Nobody but the orders' own transactions opens or changes one. */
export interface ReceiptRecords {
  /** Opens it as Beklemede with the next number; numbers are unique and without gaps. */
  open(tx: Tx, order: NewReceipt): Promise<ReceiptName>;
  /** Throws `receipt_not_found`. */
  change(tx: Tx, orderId: OrderId, change: ReceiptChange): Promise<void>;
  findByNumber(receiptNumber: string): Promise<{ orderId: OrderId } | null>;
  numbersOf(tx: Tx, orderIds: readonly OrderId[]): Promise<Map<OrderId, ReceiptName>>;
}

export interface ReceiptReading {
  /** The person's own, newest first. */
  listOwn(reader: Reader, query: ReceiptQuery): Promise<ReceiptPage>;
  /** Throws `receipt_not_found` for everybody but its owner and administrators. */
  find(reader: Reader, receiptId: ReceiptId): Promise<Receipt>;
  /** Everybody's; the route refuses all but administrators. */
  listAll(query: ReceiptQuery): Promise<ReceiptPage>;
  /** An empty text removes it; the route refuses all but administrators. */
  setInvoiceNumber(receiptId: ReceiptId, invoiceNumber: string): Promise<Receipt>;
}

export interface ReceiptFiles {
  /** As a page of its own, named with the number. Throws `receipt_not_found`. */
  download(reader: Reader, receiptId: ReceiptId): Promise<ReceiptFile>;
  pdf(reader: Reader, receiptId: ReceiptId): Promise<ReceiptFile>;
  /** A sample receipt with a template that is not saved yet, as HTML. */
  preview(template: ReceiptTemplate, language: Language): Promise<string>;
}

/** A text that the buyer confirmed, word for word. */
export interface ConfirmedText {
  readonly title: string;
  readonly text: string;
}

export interface ReceiptMailing {
  /**
   * Mails the receipt of a paid order with its PDF and the texts that were confirmed; once an order, however often it
   * is asked to. After the commit.
   */
  sendPaidMail(orderId: OrderId, confirmedTexts?: readonly ConfirmedText[]): Promise<void>;
  /** To the address of the billing details. Throws `receipt_not_found`, `receipt_not_paid`. */
  mail(
    reader: Reader,
    receiptId: ReceiptId,
  ): Promise<{ readonly recipient: string; readonly delivery: 'queued' | 'outbox' }>;
}

/** Both days included, in Europe/Istanbul; this month and the eleven before unless given. */
export interface ReportPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** For administrators; the routes refuse others. Both throw `general_argument_invalid` for a period that is none. */
export interface ReceiptReporting {
  report(period: ReportPeriod): Promise<BillingReport>;
  /** The paid receipts of the period as CSV, piece by piece. */
  reportFile(
    period: ReportPeriod,
    language: Language,
  ): { readonly fileName: string; readonly chunks: AsyncIterable<Uint8Array> };
}

export interface ReceiptsService
  extends ReceiptRecords,
    ReceiptReading,
    ReceiptFiles,
    ReceiptMailing,
    ReceiptReporting {}
