import type { MessageEcho, Verdict } from '../payment-provider.ts';
import { countOf, type FormPairs, singleValue } from './form-pairs.ts';
import { hashCallback, isSameHash } from './hash.ts';
import { readMaskedPan } from './masked-pan.ts';

// The bank's answer through the browser (payments.md §4). It signs neither amount nor currency, so that even a perfect
// approval is a claim, which the inquiry has to prove.

/** The only list that is accepted: one that the sender chooses could hide a genuine signed text in a junk field. */
const pinnedNames = [
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
export const pinnedHashparams = `${pinnedNames.join(':')}:`;
type SignedName = (typeof pinnedNames)[number];
type SignedFields = Readonly<Record<SignedName, string>>;

export interface CallbackReading {
  /** The hash of a verified message; null otherwise. */
  readonly dedupKey: string | null;
  readonly verdict: Verdict;
  /** What came unsigned beside the signed values; null unless they were verified. */
  readonly echo: MessageEcho | null;
}

export interface CallbackKeys {
  readonly terminalId: string;
  readonly storeKey: string;
  readonly currencyCode: string;
}

/** Our references at the bank: of a fixed length, because nothing separates signed values. */
export const bankReference = /^[A-Z0-9]{24}$/;
const hashForm = /^[0-9A-F]{128}$/;
const approvalCode = /^[0-9A-Za-z]{6}$/;
/** A real decline signs one space. */
const anyAuthCode = /^(?:| |[0-9A-Za-z]{6})$/;
const anyReturnCode = /^(?:|\d{2})$/;
const responses = ['Approved', 'Declined', 'Error'];

const rejected = (reason: string): CallbackReading => ({
  dedupKey: null,
  verdict: { kind: 'rejected', reason },
  echo: null,
});

/** Real failures come without any hash: they decide nothing, the inquiry does. */
function readUnsigned(pairs: FormPairs): CallbackReading {
  const named = singleValue(pairs, 'oid') ?? singleValue(pairs, 'orderid') ?? '';
  if (!bankReference.test(named)) return rejected('unsigned');
  const verdict: Verdict = { kind: 'inconclusive', attemptRef: named, reason: 'unsigned' };
  return { dedupKey: null, verdict, echo: null };
}

/** What a signed message means, or null when a value has not the form that its digest relies on. */
function judge(fields: SignedFields, hostReference: string, maskedPan: string | null): Verdict | null {
  const { oid, authcode, procreturncode, response, mdstatus } = fields;
  const hasForms =
    anyAuthCode.test(authcode) &&
    anyReturnCode.test(procreturncode) &&
    responses.includes(response) &&
    /^\d$/.test(mdstatus);
  if (!hasForms) return null;
  if (response === 'Approved') {
    // 2 to 4 leave the liability for fraud with the seller; anything but 1 is for the inquiry to tell.
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

function readEcho(pairs: FormPairs, oid: string, { currencyCode }: CallbackKeys): MessageEcho {
  const expected = { orderid: oid, txncurrencycode: currencyCode };
  const contradictions = Object.entries(expected).flatMap(([name, value]) =>
    pairs.some(([key, echoed]) => key === name && echoed !== value) ? [name] : [],
  );
  const amount = pairs.find(([name]) => name === 'txnamount')?.[1] ?? '';
  return { amount: /^\d{1,12}$/.test(amount) ? amount : null, contradictions };
}

/** Verifies a callback against one terminal and says what it amounts to. Never trusts `hashparamsval`. */
export function readCallback(pairs: FormPairs, keys: CallbackKeys): CallbackReading {
  const repeated = ['hash', 'hashparams', ...pinnedNames].find((name) => countOf(pairs, name) > 1);
  if (repeated) return rejected(`repeated_${repeated}`);
  const hash = singleValue(pairs, 'hash') ?? '';
  if (hash === '') return readUnsigned(pairs);
  if (!hashForm.test(hash)) return rejected('hash_form');
  if (singleValue(pairs, 'hashparams') !== pinnedHashparams) return rejected('hashparams');
  const fields = Object.fromEntries(
    pinnedNames.map((name) => [name, singleValue(pairs, name) ?? '']),
  ) as SignedFields;
  if (fields.clientid !== keys.terminalId) return rejected('other_terminal');
  if (!bankReference.test(fields.oid)) return rejected('reference_form');
  const expected = hashCallback(
    pinnedNames.map((name) => fields[name]),
    keys.storeKey,
  );
  if (!isSameHash(hash, expected)) return rejected('hash');
  const hostReference = singleValue(pairs, 'hostrefnum') ?? '';
  const verdict = judge(fields, hostReference, readMaskedPan(singleValue(pairs, 'MaskedPan') ?? ''));
  if (!verdict) return rejected('value_form');
  return { dedupKey: hash, verdict, echo: readEcho(pairs, fields.oid, keys) };
}
