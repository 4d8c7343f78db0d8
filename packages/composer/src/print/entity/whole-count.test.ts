import { describe, expect, it } from 'vitest';
import type { Field } from '../../spec/field.ts';
import { specFrom, unknownEntity } from '../../testing/spec-from.ts';
import { isWholeCount } from './whole-count.ts';

const spec = specFrom({
  archetype: 'stock',
  language: 'en',
  entities: unknownEntity('stock', ['name', 'qty', 'min', 'price']),
});
const [entity] = spec.entities;
if (entity === undefined) throw new Error('no entity');

const isWhole = (part: Partial<Field>): boolean => {
  const quantity = entity.fields.find(({ role }) => role === (part.role ?? 'quantity'));
  if (quantity === undefined) throw new Error('no quantity');
  const field = { ...quantity, ...part };
  const fields = entity.fields.map((each) => (each === quantity ? field : each));
  return isWholeCount({ ...entity, fields }, field, spec);
};

describe('numbers of things', () => {
  it.each([
    {},
    { unit: 'adet' },
    { label: 'How many' },
    { role: 'minimum' as const },
    { label: 'Kişi sayısı', role: 'quantity' as const },
  ])('have no fractions: %j', (part) => {
    expect(isWhole(part)).toBe(true);
  });

  it.each([
    { unit: 'kg' },
    { unit: 'm' },
    { label: 'Miktar (kg)' },
    { label: 'Miktar' },
    { label: 'Litre' },
    { label: 'Fabric in metres' },
  ])('but measures do: %j', (part) => {
    expect(isWhole(part)).toBe(false);
  });

  it('may have fractions where each row has its own unit', () => {
    const unit: Field = { id: 'unit', label: 'Unit', type: 'text', isRequired: false };
    const [, quantity] = entity.fields;
    if (quantity === undefined) throw new Error('no quantity');
    expect(isWholeCount({ ...entity, fields: [...entity.fields, unit] }, quantity, spec)).toBe(false);
  });

  it('may have fractions if an example has', () => {
    const samples = [{ quantity: 1.5 }];
    const quantity = entity.fields.find(({ role }) => role === 'quantity');
    if (quantity === undefined) throw new Error('no quantity');
    expect(isWholeCount({ ...entity, samples }, quantity, spec)).toBe(false);
  });
});
