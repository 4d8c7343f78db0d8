import { describe, expect, it } from 'vitest';
import { readRefundHistory, readReversal } from './bank-responses.ts';
import { readXml } from './xml.ts';

const parse = (content: string) => {
  const tree = readXml(`<GVPSResponse>${content}</GVPSResponse>`, 'GVPSResponse');
  if (!tree) throw new Error('Invalid XML.');
  return tree;
};

describe('the reply to a void or a refund', () => {
  const read = (code: string) =>
    readReversal(
      parse(
        `<Transaction><Response><Code>${code}</Code></Response><RetrefNum>630000000001</RetrefNum></Transaction>`,
      ),
    );

  it('is done with code 00', () => {
    expect(read('00')).toEqual({ kind: 'done', reference: '630000000001' });
  });

  it.each(['', '09', '68', '91', '92', '96', '99', 'E1', '0651', '5'])(
    'is pending with code "%s"',
    (code) => {
      expect(read(code)).toEqual({ kind: 'pending', reference: null });
    },
  );

  it.each(['05', '12', '51', '54'])('is refused with code %s', (code) => {
    expect(read(code)).toEqual({ kind: 'refused', code });
  });
});

describe('the history of an order with a lost refund', () => {
  const sale = { type: 'sales', minor: 14_990, code: '00' };
  const read = (...entries: { type: string; minor: number; code: string }[]) => {
    const listed = [sale, ...entries].map(
      ({ type, minor, code }, index) =>
        `<OrderTxn><Type>${type}</Type><AuthAmount>${minor}</AuthAmount><ReturnCode>${code}</ReturnCode><RetrefNum>${index}</RetrefNum></OrderTxn>`,
    );
    const order = `<OrderHistInqResult><OrderTxnList>${listed.join('')}</OrderTxnList></OrderHistInqResult>`;
    const answer = parse(
      `<Order><OrderID>R1</OrderID>${order}</Order><Transaction><Response><Code>00</Code></Response></Transaction>`,
    );
    return readRefundHistory(answer, { reference: 'R1', paidMinor: 14_990, bookedMinor: 0, minor: 5_000 });
  };

  it('refuses a refund that is not listed', () => {
    expect(read()).toEqual({ kind: 'refused', code: 'not-received' });
    expect(read({ type: 'refund', minor: 5_000, code: '05' })).toMatchObject({ kind: 'refused' });
  });

  it.each(['', '09', '68', '91', '96'])('is pending while an entry has code "%s"', (code) => {
    expect(read({ type: 'refund', minor: 5_000, code })).toMatchObject({ kind: 'pending' });
    expect(read({ type: 'void', minor: 14_990, code })).toMatchObject({ kind: 'pending' });
  });

  it('is done when the refund is listed as booked', () => {
    const entries = ['', '00'].map((code) => ({ type: 'refund', minor: 5_000, code }));
    expect(read(...entries)).toEqual({ kind: 'done', reference: '2' });
  });
});
