import { createHash } from 'node:crypto';
import type { Terminal } from './terminals.ts';

// The bank's side of the digests, deliberately written separately: with shared code an error would not be noticed.

const upperHex = (algorithm: string, ...parts: readonly string[]): string => {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest('hex').toUpperCase();
};

const securityOf = (terminal: Terminal, password: string): string =>
  upperHex('sha1', password, `${'0'.repeat(9 - terminal.terminalId.length)}${terminal.terminalId}`);

export function isFormSigned(form: URLSearchParams, terminal: Terminal): boolean {
  const signed = [
    'terminalid',
    'orderid',
    'txnamount',
    'txncurrencycode',
    'successurl',
    'errorurl',
    'txntype',
    'txninstallmentcount',
  ];
  const security = securityOf(terminal, terminal.provisionPassword);
  const values = signed.map((name) => form.get(name) ?? '');
  return form.get('secure3dhash') === upperHex('sha512', ...values, terminal.storeKey, security);
}

export function isXmlSigned(
  terminal: Terminal,
  message: { hash: string; orderId: string; amount: string; currencyCode: string; isReversal: boolean },
): boolean {
  const password = message.isReversal ? terminal.refundPassword : terminal.provisionPassword;
  const { orderId, amount, currencyCode } = message;
  const security = securityOf(terminal, password);
  return message.hash === upperHex('sha512', orderId, terminal.terminalId, amount, currencyCode, security);
}

export type CallbackSignature = '512' | 'old' | 'foreign-key' | 'none';

/** The signed fields of a callback with their hash, as the bank adds them. */
export function signCallback(
  fields: Readonly<Record<string, string>>,
  terminal: Terminal,
  signature: CallbackSignature,
): Record<string, string> {
  if (signature === 'none') return {};
  const names = [
    'clientid',
    'oid',
    'authcode',
    'procreturncode',
    'response',
    'mdstatus',
    'cavv',
    'eci',
    'md',
    'rnd',
  ];
  const values = names.map((name) => fields[name] ?? '').join('');
  const key = signature === 'foreign-key' ? [...terminal.storeKey].toReversed().join('') : terminal.storeKey;
  const hash =
    signature === 'old'
      ? createHash('sha1')
          .update(values + key)
          .digest('base64')
      : upperHex('sha512', values, key);
  return { hashparams: `${names.join(':')}:`, hashparamsval: values, hash };
}
