import { expect, it } from 'vitest';
import { parseFormula } from './parse-formula.ts';

it.each([
  ['quantity * price', { kind: 'arithmetic', operator: 'times', left: 'quantity', right: 'price' }],
  ['hours start end', { kind: 'hoursBetween', start: 'start', end: 'end' }],
  ['age birthday', { kind: 'age', date: 'birthday' }],
  ['sum line.invoice.total', { kind: 'sumOf', entity: 'line', reference: 'invoice', field: 'total' }],
  [
    'sum entry.customer.amount - kind.payment',
    {
      kind: 'sumOf',
      entity: 'entry',
      reference: 'customer',
      field: 'amount',
      minusWhen: { field: 'kind', option: 'payment' },
    },
  ],
])('reads %s', (source, formula) => {
  expect(parseFormula(source)).toEqual(formula);
});

it('rejects an unknown formula', () => {
  expect(() => parseFormula('quantity of price')).toThrow('unknown formula');
});
