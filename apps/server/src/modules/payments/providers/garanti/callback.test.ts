import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approval,
  decline,
  oldApprovalHash,
  references,
  vectorSettings,
} from '../../testing/garanti-vectors.ts';
import { readCallback, signedFields } from './callback.ts';
import { type FormPairs, parseFormPairs } from './form-pairs.ts';
import { hashCallback } from './hash.ts';

const keys = {
  terminalId: vectorSettings.terminalId,
  storeKey: vectorSettings.storeKey,
  currencyCode: '949',
};
const pairsOf = (fields: Readonly<Record<string, string>>): FormPairs => Object.entries(fields);
const read = (fields: Readonly<Record<string, string>>) => readCallback(pairsOf(fields), keys);
const sign = (fields: Readonly<Record<string, string>>, storeKey = keys.storeKey) => ({
  ...fields,
  hash: hashCallback(
    signedFields.map((name) => fields[name] ?? ''),
    storeKey,
  ),
});

describe('readCallback', () => {
  it('returns paid for a signed approval', () => {
    expect(read({ ...approval, hostrefnum: '630012345678', MaskedPan: '54064XXXXXXX0011' })).toEqual({
      dedupKey: approval['hash'],
      verdict: {
        kind: 'paid',
        attemptRef: references.first,
        amount: null,
        providerTxnId: '630012345678',
        authCode: '304919',
        maskedPan: '54064XXXXXXX0011',
      },
      unsignedFields: { amount: null, mismatches: [] },
    });
  });

  it('drops a card number that is not masked', () => {
    expect(read({ ...approval, MaskedPan: '5406670000000009' }).verdict).not.toHaveProperty('maskedPan');
  });

  it('accepts a decline that signs one space (case 4)', () => {
    expect(read(decline).verdict).toEqual({ kind: 'declined', attemptRef: references.first, code: '05' });
  });

  it('is inconclusive without a hash (cases 1 and 9)', () => {
    const { hash: _hash, hashparams: _params, ...unsigned } = approval;
    const reading = { kind: 'inconclusive', attemptRef: references.first, reason: 'unsigned' };
    expect(read(unsigned)).toMatchObject({ dedupKey: null, verdict: reading });
    expect(read({ ...approval, hash: '' })).toMatchObject({ dedupKey: null, verdict: reading });
    expect(read({ mdstatus: '7' }).verdict).toEqual({ kind: 'rejected', reason: 'unsigned' });
  });

  it.each([
    ['of another key', sign(approval, 'FF'.repeat(24)), 'hash'],
    ['in the old version', { ...approval, hash: oldApprovalHash }, 'hash_form'],
    ['in lower case', { ...approval, hash: approval['hash']?.toLowerCase() ?? '' }, 'hash_form'],
    ['that is truncated', { ...approval, hash: approval['hash']?.slice(0, 127) ?? '' }, 'hash_form'],
  ])('rejects a hash %s (case 1)', (_name, fields, reason) => {
    expect(read(fields)).toEqual({
      dedupKey: null,
      verdict: { kind: 'rejected', reason },
      unsignedFields: null,
    });
  });

  it.each(signedFields.filter((name) => name !== 'clientid' && name !== 'oid'))(
    'rejects a changed %s (case 2, N3)',
    (name) => {
      const changed = name === 'mdstatus' ? '2' : name === 'procreturncode' ? '01' : `${approval[name]}x`;
      expect(read({ ...approval, [name]: changed }).verdict).toEqual({ kind: 'rejected', reason: 'hash' });
    },
  );

  it('rejects the hash of another order (case 2)', () => {
    expect(read({ ...approval, oid: references.second }).verdict).toEqual({
      kind: 'rejected',
      reason: 'hash',
    });
  });

  it('uses signed values and reports unsigned ones that differ (case 2)', () => {
    const reading = read({ ...approval, orderid: references.second, txncurrencycode: '840', txnamount: '1' });
    expect(reading.verdict).toMatchObject({ kind: 'paid', attemptRef: references.first, amount: null });
    expect(reading.unsignedFields).toEqual({ amount: '1', mismatches: ['orderid', 'txncurrencycode'] });
  });

  it.each([
    ['narrowed', 'clientid:oid:'],
    ['reordered', 'oid:clientid:authcode:procreturncode:response:mdstatus:cavv:eci:md:rnd:'],
    ['extended', `${approval['hashparams']}junk:`],
    ['without its last colon', 'clientid:oid:authcode:procreturncode:response:mdstatus:cavv:eci:md:rnd'],
    ['absent', ''],
  ])('rejects a list of signed fields that is %s (case 3)', (_name, hashparams) => {
    expect(read({ ...approval, hashparams }).verdict).toEqual({ kind: 'rejected', reason: 'hashparams' });
  });

  it('rejects a list that names one junk field (case 3, N2)', () => {
    const text = signedFields.map((name) => approval[name]).join('');
    const forged = { ...approval, hashparams: 'x:', x: text, hashparamsval: text, oid: references.second };
    expect(read(forged).verdict).toEqual({ kind: 'rejected', reason: 'hashparams' });
  });

  it.each([...signedFields, 'hash', 'hashparams'])('rejects a repeated %s (case 3)', (name) => {
    const pairs = [...pairsOf(approval), [name, approval[name] ?? ''] as const];
    expect(readCallback(pairs, keys).verdict).toEqual({ kind: 'rejected', reason: `repeated_${name}` });
  });

  it('accepts a repeated terminalid, which the bank sends (case 3)', () => {
    const pairs = [['terminalid', '12345678'], ...pairsOf(approval), ['terminalid', '12345678']] as FormPairs;
    expect(readCallback(pairs, keys).verdict.kind).toBe('paid');
  });

  it('rejects digits moved from the code into the reference (case 4, N1)', () => {
    const shifted = { ...approval, oid: `${references.first}3`, authcode: '04919' };
    expect(
      hashCallback(
        signedFields.map((name) => shifted[name as keyof typeof shifted] ?? ''),
        keys.storeKey,
      ),
    ).toBe(approval['hash']);
    expect(read(shifted).verdict).toEqual({ kind: 'rejected', reason: 'reference_form' });
  });

  it('rejects digits moved from one value into the next (case 4)', () => {
    const shifted = { ...approval, authcode: '30491900', procreturncode: '' };
    expect(read(shifted).verdict).toEqual({ kind: 'rejected', reason: 'value_form' });
    expect(read({ ...approval, authcode: '3049190', procreturncode: '0' }).verdict.kind).toBe('rejected');
  });

  it('never changes its verdict when value boundaries are shifted (case 4)', () => {
    const moves = fc.array(fc.tuple(fc.nat(8), fc.integer({ min: -3, max: 3 })), { maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(approval, decline), moves, (message, shifts) => {
        const values = signedFields.map((name) => message[name] ?? '');
        const text = values.join('');
        let end = 0;
        const borders = values.slice(0, -1).map((value, index) => {
          end += value.length;
          return Math.max(
            0,
            Math.min(text.length, end + (shifts.find(([place]) => place === index)?.[1] ?? 0)),
          );
        });
        const ordered = [0, ...borders.toSorted((a, b) => a - b), text.length];
        const moved = signedFields.map((name, index) => [
          name,
          text.slice(ordered[index], ordered[index + 1]),
        ]);
        const { verdict } = read({ ...message, ...Object.fromEntries(moved) });
        if (verdict.kind !== 'rejected') expect(verdict).toEqual(read(message).verdict);
      }),
      { numRuns: 3_000 },
    );
  });

  it('rejects another terminal and another terminal’s key (case 6)', () => {
    const other = { ...keys, terminalId: '87654321' };
    expect(readCallback(pairsOf(approval), other).verdict).toEqual({
      kind: 'rejected',
      reason: 'other_terminal',
    });
    const otherKey = { ...keys, storeKey: 'AB'.repeat(24) };
    expect(readCallback(pairsOf(approval), otherKey).verdict).toEqual({ kind: 'rejected', reason: 'hash' });
  });

  it.each(['0', '2', '3', '4', '5', '6', '7', '8', '9'])(
    'is inconclusive for an approval with mdstatus %s (case 8)',
    (mdstatus) => {
      expect(read(sign({ ...approval, mdstatus })).verdict).toMatchObject({ kind: 'inconclusive' });
    },
  );

  it.each([
    ['Approved with 05', { procreturncode: '05' }, 'inconclusive'],
    ['Approved without a code', { authcode: ' ' }, 'inconclusive'],
    [
      'Error with 99',
      { response: 'Error', procreturncode: '99', mdstatus: '7', authcode: '' },
      'inconclusive',
    ],
    ['Error with 00', { response: 'Error' }, 'inconclusive'],
    ['Declined with 00', { response: 'Declined' }, 'inconclusive'],
    [
      'a failed authentication',
      { response: 'Error', procreturncode: '99', mdstatus: '0', authcode: '' },
      'declined',
    ],
    ['an unknown answer', { response: 'approved' }, 'rejected'],
  ])('handles %s (case 8)', (_name, change, kind) => {
    expect(read(sign({ ...approval, ...change })).verdict.kind).toBe(kind);
  });
});

describe('parseFormPairs', () => {
  const parse = (text: string) => parseFormPairs(Buffer.from(text, 'latin1'));

  it('keeps repeated signedFields, order and spaces', () => {
    expect(parse('b=+&a=1&a=2&c&d=x%3Dy')).toEqual([
      ['b', ' '],
      ['a', '1'],
      ['a', '2'],
      ['c', ''],
      ['d', 'x=y'],
    ]);
    expect(parse('')).toEqual([]);
  });

  it('decodes UTF-8 and ISO-8859-9', () => {
    expect(parse('errmsg=%C3%9Cye%20i%C5%9Fyeri')).toEqual([['errmsg', 'Üye işyeri']]);
    expect(parse('errmsg=%DCye%20i%FEyeri')).toEqual([['errmsg', 'Üye işyeri']]);
    expect(parse('errmsg=%DCye%20i\u00feyeri%')).toEqual([['errmsg', 'Üye işyeri%']]);
  });
});
