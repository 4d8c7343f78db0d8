import type { UnsignedFields, Verdict } from '../payment-provider.ts';
import { countOf, type FormPairs, singleValue } from './form-pairs.ts';
import { hashCallback, isSameHash } from './hash.ts';
import { readMaskedPan } from './masked-pan.ts';

// The bank's callback through the browser (docs/rules/garanti.md#callback). It signs neither amount nor currency, so
// even a valid approval has to be confirmed by an inquiry.

/** The only accepted list of signed fields; a list chosen by the sender could hide a signed text in an unused field. */
export const signedFields = [
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
] as const;
const signedFieldList = `${signedFields.join(':')}:`;
type SignedName = (typeof signedFields)[number];
type SignedFields = Readonly<Record<SignedName, string>>;

export interface CallbackReading {
  /** The hash of a verified callback; null otherwise. */
  readonly dedupKey: string | null;
  readonly verdict: Verdict;
  /** Unsigned fields of a verified callback; null otherwise. */
  readonly unsignedFields: UnsignedFields | null;
}

export interface CallbackKeys {
  readonly terminalId: string;
  readonly storeKey: string;
  readonly currencyCode: string;
}

/** Format of our references. The length is fixed, because the digest has no separators. */
export const bankReference = /^[A-Z0-9]{24}$/;
const hashForm = /^[0-9A-F]{128}$/;
const approvalCode = /^[0-9A-Za-z]{6}$/;
/** A genuine decline signs one space. */
const anyAuthCode = /^(?:| |[0-9A-Za-z]{6})$/;
const anyReturnCode = /^(?:|\d{2})$/;
const responses = ['Approved', 'Declined', 'Error'];

const rejected = (reason: string): CallbackReading => ({
  dedupKey: null,
  verdict: { kind: 'rejected', reason },
  unsignedFields: null,
});

/** Some genuine failures have no hash; they are inconclusive and left to the inquiry. */
function readUnsigned(pairs: FormPairs): CallbackReading {
  const named = singleValue(pairs, 'oid') ?? singleValue(pairs, 'orderid') ?? '';
  if (!bankReference.test(named)) return rejected('unsigned');
  const verdict: Verdict = { kind: 'inconclusive', attemptRef: named, reason: 'unsigned' };
  return { dedupKey: null, verdict, unsignedFields: null };
}

/** Verdict of a signed callback, or null when a value does not have the format that the digest relies on. */
function toVerdict(fields: SignedFields, hostReference: string, maskedPan: string | null): Verdict | null {
  const { oid, authcode, procreturncode, response, mdstatus } = fields;
  const hasValidFormat =
    anyAuthCode.test(authcode) &&
    anyReturnCode.test(procreturncode) &&
    responses.includes(response) &&
    /^\d$/.test(mdstatus);
  if (!hasValidFormat) return null;
  if (response === 'Approved') {
    // mdstatus 2 to 4 leave the liability for fraud with the seller; only 1 is accepted, others need the inquiry.
    if (mdstatus !== '1' || procreturncode !== '00' || !approvalCode.test(authcode)) {
      return { kind: 'inconclusive', attemptRef: oid, reason: `approved_${mdstatus}_${procreturncode}` };
    }
    return {
      kind: 'paid',
      attemptRef: oid,
      amount: null,
      providerTxnId: hostReference,
      authCode: authcode,
      ...(maskedPan !== null && { maskedPan }),
    };
  }
  if (procreturncode === '00') return { kind: 'inconclusive', attemptRef: oid, reason: 'contradictory' };
  if (response === 'Declined') return { kind: 'declined', attemptRef: oid, code: procreturncode || '05' };
  if (mdstatus === '0') return { kind: 'declined', attemptRef: oid, code: 'mdstatus-0' };
  return { kind: 'inconclusive', attemptRef: oid, reason: `error_${mdstatus}_${procreturncode}` };
}

function readUnsignedFields(pairs: FormPairs, oid: string, { currencyCode }: CallbackKeys): UnsignedFields {
  const expected = { orderid: oid, txncurrencycode: currencyCode };
  const mismatches = Object.entries(expected).flatMap(([name, value]) =>
    pairs.some(([key, echoed]) => key === name && echoed !== value) ? [name] : [],
  );
  const amount = pairs.find(([name]) => name === 'txnamount')?.[1] ?? '';
  return { amount: /^\d{1,12}$/.test(amount) ? amount : null, mismatches };
}

/** Verifies a callback for one terminal and returns its verdict. Ignores the received `hashparamsval`. */
export function readCallback(pairs: FormPairs, keys: CallbackKeys): CallbackReading {
  const repeated = ['hash', 'hashparams', ...signedFields].find((name) => countOf(pairs, name) > 1);
  if (repeated) return rejected(`repeated_${repeated}`);
  const hash = singleValue(pairs, 'hash') ?? '';
  if (hash === '') return readUnsigned(pairs);
  if (!hashForm.test(hash)) return rejected('hash_form');
  if (singleValue(pairs, 'hashparams') !== signedFieldList) return rejected('hashparams');
  const fields = Object.fromEntries(
    signedFields.map((name) => [name, singleValue(pairs, name) ?? '']),
  ) as SignedFields;
  if (fields.clientid !== keys.terminalId) return rejected('other_terminal');
  if (!bankReference.test(fields.oid)) return rejected('reference_form');
  const expected = hashCallback(
    signedFields.map((name) => fields[name]),
    keys.storeKey,
  );
  if (!isSameHash(hash, expected)) return rejected('hash');
  const hostReference = singleValue(pairs, 'hostrefnum') ?? '';
  const verdict = toVerdict(fields, hostReference, readMaskedPan(singleValue(pairs, 'MaskedPan') ?? ''));
  if (!verdict) return rejected('value_form');
  return { dedupKey: hash, verdict, unsignedFields: readUnsignedFields(pairs, fields.oid, keys) };
}
