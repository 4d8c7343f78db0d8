import type { Money } from '@kilim/contract';
import type { FoundPayment, RefundResult, Verdict } from '../../payment-provider.ts';
import { bankReference } from './callback.ts';
import { listAt, textAt, type XmlTree } from './xml.ts';

// What the bank's documents amount to (payments.md §5); pure. Anything unexpected is inconclusive, never paid.

const responseCode = (answer: XmlTree): string => textAt(answer, 'Transaction', 'Response', 'Code');

/** Codes go to screens and receipts: nothing longer or stranger than the bank's own. */
const shortCode = (code: string): string => (/^[0-9A-Za-z-]{1,8}$/.test(code) ? code : 'unknown');

const minorOf = (text: string): number | null => (/^\d{1,11}$/.test(text) ? Number(text) : null);

/** Answer to `orderinq`: the truth about one payment. */
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
  // Taken and given back on the same day: nothing was charged.
  if (status === 'VOID') return { kind: 'declined', attemptRef: reference, code: 'void' };
  if (status !== 'APPROVED') return inconclusive(`status_${shortCode(status.slice(0, 8))}`);
  const minor = minorOf(field('AuthAmount'));
  const providerTxnId = field('RetrefNum');
  if (minor === null || !/^[0-9A-Za-z]{1,32}$/.test(providerTxnId)) return inconclusive('answer_incomplete');
  const authCode = field('AuthCode');
  const maskedPan = field('CardNumberMasked');
  return {
    kind: 'paid',
    attemptRef: reference,
    // The answer names no currency; the terminal and the signed request bind it.
    amount: { minor: minor as Money['minor'], currency },
    providerTxnId,
    ...(/^[0-9A-Za-z]{6}$/.test(authCode) && { authCode }),
    // A whole card number would be kept by nobody: only one that is masked counts.
    ...(/^[0-9*xX]{8,24}$/.test(maskedPan) && /[*xX]{3}/.test(maskedPan) && { maskedPan }),
  };
}

/** Answer to `void` or `refund`. */
export function readReversal(answer: XmlTree): RefundResult {
  const code = responseCode(answer);
  if (code === '00') {
    return { kind: 'done', reference: textAt(answer, 'Transaction', 'RetrefNum') || 'bank' };
  }
  // 96 and 99 are the bank's own failures: it may have booked all the same.
  if (code === '' || code === '96' || code === '99') return { kind: 'pending', reference: null };
  return { kind: 'refused', code: shortCode(code) };
}

/**
 * What became of a refund whose answer was lost, by the history of its order: everything that was given back so far has
 * to reach what was booked before and this refund, and one entry has to be of its amount.
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
  const entries = listAt(answer, 'Order', 'OrderHistInqResult', 'OrderTxnList', 'OrderTxn')
    .filter((entry) => textAt(entry, 'ReturnCode') === '00')
    .map((entry) => ({
      type: textAt(entry, 'Type').toLowerCase(),
      minor: minorOf(textAt(entry, 'AuthAmount')) ?? 0,
      number: textAt(entry, 'RetrefNum') || 'bank',
      isVoided: textAt(entry, 'VoidDate') !== '',
    }));
  const sale = entries.find(({ type }) => type === 'sales');
  // Without the sale itself the list is not whole, and proves nothing.
  if (!sale) return pending;
  const isVoided = sale.isVoided || entries.some(({ type }) => type === 'void');
  if (isVoided && refund.minor === refund.paidMinor) return { kind: 'done', reference: sale.number };
  const refunds = entries.filter(({ type }) => type === 'refund');
  const total = refunds.reduce((sum, { minor }) => sum + minor, 0);
  const match = refunds.findLast(({ minor }) => minor === refund.minor);
  if (match && total >= refund.bookedMinor + refund.minor) return { kind: 'done', reference: match.number };
  return { kind: 'refused', code: 'not-received' };
}

/** One page of `orderlistinq`; null when the bank did not list anything. */
export function readOrderList(
  answer: XmlTree,
  currency: string,
  readTime: (text: string) => number | null,
): { readonly found: readonly FoundPayment[]; readonly pages: number } | null {
  if (responseCode(answer) !== '00') return null;
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
