import { expect, it } from 'vitest';
import { screenSource } from '../../../testing/print-spec.ts';
import { specFrom, unknownEntity } from '../../../testing/spec-from.ts';

it('lets optional days and choices be emptied, and required ones not', () => {
  const entities = unknownEntity('log', ['title', 'cat', 'date']);
  const [entity] = entities;
  if (entity === undefined) throw new Error('no entity');
  const spec = specFrom({ archetype: 'log', entities });
  const withRequired = (isRequired: boolean): typeof spec => ({
    ...spec,
    entities: spec.entities.map((each) => ({
      ...each,
      fields: each.fields.map((field) => ({ ...field, isRequired })),
    })),
  });
  const clears = (source: string): number => source.split('onClear=').length - 1;
  expect(clears(screenSource(withRequired(false), 'form'))).toBe(2);
  expect(screenSource(withRequired(false), 'form')).toContain("onClear={() => change({ category: '' })}");
  expect(clears(screenSource(withRequired(true), 'form'))).toBe(0);
});
