import { z } from 'zod';
import type { FoundPayment } from '../payment-provider.ts';
import { findTransferReference } from './transfer-reference.ts';

// A balance statement (docs/rules/wise.md#statement) is the only proof of a transfer. Amounts are parsed strictly; a
// line that cannot be read is skipped, so that it does not hide the others.

const transaction = z.object({
  type: z.string(),
  date: z.string(),
  amount: z.object({ value: z.number(), currency: z.string().max(8) }),
  referenceNumber: z.string().max(80),
  details: z
    .object({
      type: z.string().nullish(),
      senderName: z.string().nullish(),
      paymentReference: z.string().nullish(),
    })
    .nullish(),
});
const statement = z.object({ transactions: z.array(z.unknown()).max(100_000) });

/** `149.9` → 14990; null for a fraction of a minor unit. Parses digits, because decimals are not exact as floats. */
export function toMinor(value: number): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(value));
  if (!match) return null;
  const [, whole = '0', fraction = ''] = match;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Lists the deposits of a statement in the requested currency; null if the JSON is not a statement. */
export function readStatement(json: unknown, balanceCurrency: string): FoundPayment[] | null {
  const parsed = statement.safeParse(json);
  if (!parsed.success) return null;
  return parsed.data.transactions.flatMap((item) => {
    const entry = transaction.safeParse(item);
    if (!entry.success) return [];
    const { type, date, amount, referenceNumber, details } = entry.data;
    const amountMinor = toMinor(amount.value);
    const occurredAt = Date.parse(date);
    // Accept any reference number: a deposit that is skipped would never be found again.
    const isDeposit =
      type === 'CREDIT' &&
      ((details?.type ?? null) === null
        ? referenceNumber.startsWith('TRANSFER-')
        : details?.type === 'DEPOSIT');
    const isReadable = amount.currency === balanceCurrency && /^[\w-]{1,80}$/.test(referenceNumber);
    if (!isDeposit || !isReadable || amountMinor === null || amountMinor === 0 || Number.isNaN(occurredAt))
      return [];
    const referenceText = details?.paymentReference ?? '';
    return [
      {
        providerTxnId: referenceNumber,
        amountMinor,
        currency: amount.currency,
        senderName: (details?.senderName ?? '').slice(0, 200),
        referenceText: referenceText.slice(0, 300),
        reference: findTransferReference(referenceText.slice(0, 300)),
        occurredAt,
      },
    ];
  });
}
