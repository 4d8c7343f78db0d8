import type {
  BillingDetails,
  Language,
  MinorAmount,
  Money,
  OrderId,
  PaymentMethod,
  PlanId,
  Receipt,
  ReceiptId,
  ReceiptStatus,
  UserId,
} from '@kilim/contract';
import type { ListTotal } from '../../platform/paging/index.ts';

/** Facts of an order that its receipt is opened with. Times are epoch milliseconds. */
export interface NewReceipt {
  readonly orderId: OrderId;
  readonly userId: UserId;
  readonly planId: PlanId;
  readonly planName: { readonly tr: string; readonly en: string };
  readonly amount: Money;
  /** Percent included in the amount. */
  readonly taxRate: number;
  readonly credits: number;
  readonly paymentMethod: PaymentMethod;
  readonly isSimulated: boolean;
  readonly billingDetails: BillingDetails;
  readonly language: Language;
  readonly createdAt: number;
}

/** A stored receipt. */
export interface ReceiptRecord extends Omit<NewReceipt, 'userId'> {
  readonly id: ReceiptId;
  /** null once the buyer's account is deleted. */
  readonly userId: UserId | null;
  readonly receiptNumber: string;
  /** Position in the order of sales, without gaps; never shown to customers. */
  readonly serial: number | null;
  readonly refundedMinor: MinorAmount;
  readonly transactionId: string | null;
  readonly status: ReceiptStatus;
  readonly invoiceNumber: string | null;
  readonly notes: string;
  readonly paidAt: number | null;
  /** When the mail of a paid receipt was queued; null before. */
  readonly mailedAt: number | null;
}

export interface ReceiptChange {
  readonly status: ReceiptStatus;
  readonly paidAt?: number;
  readonly transactionId?: string;
  /** Total refunded so far. */
  readonly refundedMinor?: number;
  /** Appended to the notes as a new line. */
  readonly note?: string;
}

export interface ReceiptName {
  readonly receiptId: ReceiptId;
  readonly receiptNumber: string;
}

/** The caller who wants to read a receipt. */
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

/** Receipts of everyone. */
export interface AllReceiptsPage extends ReceiptPage, ListTotal {}

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

/** The issuer's details that administrators edit. */
export interface ReceiptTemplate {
  readonly companyName: string;
  readonly taxId: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly logo: string;
}

/** A sales text that the buyer accepted, word for word. */
export interface ConfirmedText {
  readonly title: string;
  readonly text: string;
}
