import type { Money } from '@kilim/contract';
import {
  type FoundPayment,
  ProviderUnreachable,
  type RefundResult,
  type Verdict,
} from '../payment-provider.ts';
import { bankReference } from './callback.ts';
import { readMaskedPan } from './masked-pan.ts';
import { listAt, textAt, type XmlTree } from './xml.ts';

// Interprets the bank's XML replies (docs/rules/garanti.md#xml-interface). Anything unexpected is inconclusive.

const responseCode = (answer: XmlTree): string => textAt(answer, 'Transaction', 'Response', 'Code');

/** Codes appear on screens and in the history, so only short alphanumeric ones pass. */
const shortCode = (code: string): string => (/^[0-9A-Za-z-]{1,8}$/.test(code) ? code : 'unknown');

const minorOf = (text: string): number | null => (/^\d{1,11}$/.test(text) ? Number(text) : null);

/** Reply to `orderinq`: the state of one payment. */
export function readInquiry(answer: XmlTree, reference: string, currency: Money['currency']): Verdict {
  const inconclusive = (reason: string): Verdict => ({ kind: 'inconclusive', attemptRef: reference, reason });
  const code = responseCode(answer);
  if (code !== '00') return inconclusive(`inquiry_${shortCode(code)}`);
  if (textAt(answer, 'Order', 'OrderID') !== reference) return inconclusive('reference_differs');
  const field = (name: string): string => textAt(answer, 'Order', 'OrderInqResult', name);
  const status = field('Status').toUpperCase();
  if (status === 'DECLINED') {
    return { kind: 'declined', attemptRef: reference, code: shortCode(field('Code')) };
  }
  // Cancelled on the same day: nothing was charged.
  if (status === 'VOID') return { kind: 'declined', attemptRef: reference, code: 'void' };
  if (status !== 'APPROVED') return inconclusive(`status_${shortCode(status.slice(0, 8))}`);
  const minor = minorOf(field('AuthAmount'));
  const providerTxnId = field('RetrefNum');
  if (minor === null || !/^[0-9A-Za-z]{1,32}$/.test(providerTxnId)) return inconclusive('answer_incomplete');
  const authCode = field('AuthCode');
  const maskedPan = readMaskedPan(field('CardNumberMasked'));
  return {
    kind: 'paid',
    attemptRef: reference,
    // The reply has no currency; the terminal and the hash of the request determine it.
    amount: { minor: minor as Money['minor'], currency },
    providerTxnId,
    ...(/^[0-9A-Za-z]{6}$/.test(authCode) && { authCode }),
    ...(maskedPan !== null && { maskedPan }),
  };
}

/**
 * Codes after which the bank may still have booked: in progress (09), late reply (68), issuer unavailable (91), invalid
 * request or no reply (92) and system errors (96, 99).
 */
const undecidedCodes: ReadonlySet<string> = new Set(['09', '68', '91', '92', '96', '99']);

/** Whether a code means for certain that nothing was booked. */
const isRefusal = (code: string): boolean =>
  /^\d{2}$/.test(code) && code !== '00' && !undecidedCodes.has(code);

/** Reply to `void` or `refund`; `refused` only for a definite refusal. */
export function readReversal(answer: XmlTree): RefundResult {
  const code = responseCode(answer);
  if (code === '00') {
    return { kind: 'done', reference: textAt(answer, 'Transaction', 'RetrefNum') || 'bank' };
  }
  return isRefusal(code) ? { kind: 'refused', code } : { kind: 'pending', reference: null };
}

/**
 * Finds the outcome of a refund whose reply was lost in the history of its order. The refund is done if one entry has
 * its amount and all refunds together reach the amount refunded before plus this one. It is refused only if no entry
 * is undecided.
 */
export function readRefundHistory(
  answer: XmlTree,
  refund: {
    readonly reference: string;
    readonly paidMinor: number;
    readonly bookedMinor: number;
    readonly minor: number;
  },
): RefundResult {
  const pending: RefundResult = { kind: 'pending', reference: null };
  if (responseCode(answer) !== '00' || textAt(answer, 'Order', 'OrderID') !== refund.reference)
    return pending;
  const listed = listAt(answer, 'Order', 'OrderHistInqResult', 'OrderTxnList', 'OrderTxn');
  const entries = listed
    .filter((entry) => textAt(entry, 'ReturnCode') === '00')
    .map((entry) => ({
      type: textAt(entry, 'Type').toLowerCase(),
      minor: minorOf(textAt(entry, 'AuthAmount')) ?? 0,
      number: textAt(entry, 'RetrefNum') || 'bank',
      isVoided: textAt(entry, 'VoidDate') !== '',
    }));
  const sale = entries.find(({ type }) => type === 'sales');
  // A history without the sale is incomplete and proves nothing.
  if (!sale) return pending;
  const isVoided = sale.isVoided || entries.some(({ type }) => type === 'void');
  if (isVoided && refund.minor === refund.paidMinor) return { kind: 'done', reference: sale.number };
  const refunds = entries.filter(({ type }) => type === 'refund');
  const total = refunds.reduce((sum, { minor }) => sum + minor, 0);
  const match = refunds.findLast(({ minor }) => minor === refund.minor);
  if (match && total >= refund.bookedMinor + refund.minor) return { kind: 'done', reference: match.number };
  const isUndecided = listed.some((entry) => {
    const code = textAt(entry, 'ReturnCode');
    return textAt(entry, 'Type').toLowerCase() !== 'sales' && code !== '00' && !isRefusal(code);
  });
  return isUndecided ? pending : { kind: 'refused', code: 'not-received' };
}

/** Reply to `orderlistinq`, one page. Throws `ProviderUnreachable` if the bank did not return a list. */
export function readOrderList(
  answer: XmlTree,
  currency: string,
  readTime: (text: string) => number | null,
): { readonly found: readonly FoundPayment[]; readonly pages: number } {
  const code = responseCode(answer);
  if (code !== '00') throw new ProviderUnreachable(`list_${shortCode(code)}`);
  const at = (name: string): string => textAt(answer, 'Order', 'OrderListInqResult', 'OrderTxnList', name);
  const found = listAt(answer, 'Order', 'OrderListInqResult', 'OrderTxnList', 'OrderTxn').flatMap((entry) => {
    const amountMinor = minorOf(textAt(entry, 'AuthAmount'));
    const providerTxnId = textAt(entry, 'RetrefNum');
    const isSale = textAt(entry, 'TrxType').toLowerCase() === 'sales';
    const isApproved =
      textAt(entry, 'Status').toUpperCase() === 'APPROVED' || textAt(entry, 'Status') === '00';
    if (!isSale || !isApproved || amountMinor === null || providerTxnId === '') return [];
    const referenceText = textAt(entry, 'OrderID');
    return [
      {
        providerTxnId,
        amountMinor,
        currency,
        senderName: '',
        referenceText: referenceText.slice(0, 64),
        reference: bankReference.test(referenceText) ? referenceText : null,
        occurredAt: readTime(textAt(entry, 'LastTrxDate')) ?? 0,
      },
    ];
  });
  return { found, pages: Math.max(1, Math.min(200, minorOf(at('TotalPageCount')) ?? 1)) };
}
