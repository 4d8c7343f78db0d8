import type { Formula } from '../../spec/field.ts';

const operators = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'dividedBy' } as const;

/**
 * Reads a formula: 'quantity * price', 'hours start end', 'age birthday', 'sum line.invoice.total' (entity, its reference,
 * its field) or 'sum entry.customer.amount - kind.payment' (negative when the field has this option).
 */
export function parseFormula(source: string): Formula {
  const words = source.trim().split(/\s+/);
  const [first = '', second = '', third = ''] = words;
  if (first === 'hours') return { kind: 'hoursBetween', start: second, end: third };
  if (first === 'age') return { kind: 'age', date: second };
  if (first === 'sum') {
    const [entity = '', reference = '', field = ''] = second.split('.');
    const [minusField, option] = words[3]?.split('.') ?? [];
    const minusWhen = minusField && option ? { minusWhen: { field: minusField, option } } : {};
    return { kind: 'sumOf', entity, reference, field, ...minusWhen };
  }
  if (!(second in operators)) throw new Error(`unknown formula: ${source}`);
  return {
    kind: 'arithmetic',
    operator: operators[second as keyof typeof operators],
    left: first,
    right: third,
  };
}
