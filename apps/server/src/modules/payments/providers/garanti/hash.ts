import { createHash, timingSafeEqual } from 'node:crypto';

// The bank's digests (docs/rules/garanti.md#hashes) concatenate values without separators, so every value must have a
// fixed format before its digest proves anything.

/** `512` is the current version; `old` is the bank's v0.01. */
export type HashVersion = '512' | 'old';

const hex = (algorithm: 'sha1' | 'sha512', text: string): string =>
  createHash(algorithm).update(text, 'utf8').digest('hex').toUpperCase();

/** Digest of the terminal id and the acting user's password; SHA-1 in both versions. */
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

/** `secure3dhash` of the payment form; the values must equal the form fields byte for byte. */
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

/** `HashData` of an XML request; ours never contain a card number. */
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

/** Digest of a callback's signed values in the order of `hashparams`. */
export function hashCallback(
  values: readonly string[],
  storeKey: string,
  version: HashVersion = '512',
): string {
  const text = values.join('') + storeKey;
  return version === '512' ? hex('sha512', text) : createHash('sha1').update(text, 'utf8').digest('base64');
}

/** Compares in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
