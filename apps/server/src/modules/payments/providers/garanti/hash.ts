import { createHash, timingSafeEqual } from 'node:crypto';

// The bank's digests (payments.md §3-§5): values one after the other without separators, so every value has to be of a
// fixed form before its digest means anything.

/** `512` is current; `old` is what the bank calls v0.01. */
export type HashVersion = '512' | 'old';

const hex = (algorithm: 'sha1' | 'sha512', text: string): string =>
  createHash(algorithm).update(text, 'utf8').digest('hex').toUpperCase();

/** Digest of a terminal and the password of the user that acts; SHA-1 in both versions. */
export function hashSecurityData(password: string, terminalId: string): string {
  return hex('sha1', password + terminalId.padStart(9, '0'));
}

export interface HashedRequest {
  readonly terminalId: string;
  readonly orderId: string;
  readonly amount: string;
  readonly currencyCode: string;
  readonly successUrl: string;
  readonly errorUrl: string;
  readonly type: string;
  readonly installment: string;
}

/** `secure3dhash` of the form; the values are byte for byte those of its fields. */
export function hashRequest(
  request: HashedRequest,
  secrets: { readonly storeKey: string; readonly securityData: string },
  version: HashVersion = '512',
): string {
  const { terminalId, orderId, amount, currencyCode, successUrl, errorUrl, type, installment } = request;
  const parts = [
    terminalId,
    orderId,
    amount,
    version === '512' ? currencyCode : '',
    successUrl,
    errorUrl,
    type,
    installment,
    secrets.storeKey,
    secrets.securityData,
  ];
  return hex(version === '512' ? 'sha512' : 'sha1', parts.join(''));
}

/** `HashData` of a message to the XML interface; there is never a card number in ours. */
export function hashXml(request: {
  readonly orderId: string;
  readonly terminalId: string;
  readonly amount: string;
  readonly currencyCode: string;
  readonly securityData: string;
}): string {
  const { orderId, terminalId, amount, currencyCode, securityData } = request;
  return hex('sha512', orderId + terminalId + amount + currencyCode + securityData);
}

/** Digest of a callback's signed values in their order. */
export function hashCallback(
  values: readonly string[],
  storeKey: string,
  version: HashVersion = '512',
): string {
  const text = values.join('') + storeKey;
  return version === '512' ? hex('sha512', text) : createHash('sha1').update(text, 'utf8').digest('base64');
}

/** Compares without telling by its time how much was right. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
