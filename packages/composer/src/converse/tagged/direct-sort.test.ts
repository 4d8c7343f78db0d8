import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { sortDirectly } from './direct-sort.ts';

function specOf(prompt: string, language: 'tr' | 'en'): AppSpec {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error('no app');
  return app.spec;
}

describe('an order by words that compare', () => {
  const spec = specOf('Burial plot register: plot, family, year of interment', 'en');
  const ordered = (written: string) => sortDirectly(written, undefined, spec);

  it('is that of the part which is named', () => {
    expect(ordered('oldest interment')).toMatchObject({
      operations: [{ kind: 'setSort', sort: { direction: 'ascending' } }],
    });
  });

  it('is that of the only part which can be compared so', () => {
    const prices = specOf('Toptan meyve: meyve, fiyat, pazarcı', 'tr');
    expect(sortDirectly('en ucuz', undefined, prices)).toMatchObject({
      operations: [{ kind: 'setSort', sort: { field: 'price', direction: 'ascending' } }],
    });
    expect(sortDirectly('en eski', undefined, prices)).toBeUndefined();
  });

  it('is none for other words', () => {
    expect(ordered('family')).toBeUndefined();
  });
});
