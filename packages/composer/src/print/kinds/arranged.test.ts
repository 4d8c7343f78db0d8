import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { applyOperations } from '../../converse/apply-operation.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import { problemsOf, screenSource } from '../../testing/print-spec.ts';
import { printApp } from '../print-app.ts';
import { screenKinds } from './index.ts';

const prompts: Readonly<Record<string, string>> = {
  list: 'veresiye defteri',
  grid: 'yemek tarifleri',
  stock: 'stok takibi',
  history: 'harcama takibi',
  balances: 'veresiye defteri',
  shop: 'butik satış sitesi',
};

function specWith(kind: string): { spec: AppSpec; entity: Entity } {
  const app = composeApp({ prompt: prompts[kind] ?? '', language: 'tr' });
  if (app.kind !== 'app') throw new Error(`No app with ${kind}`);
  const screen = app.spec.screens.find((each) => each.kind === kind);
  const entity = app.spec.entities.find(({ id }) => id === screen?.entity);
  if (entity === undefined) throw new Error(`No entity of ${kind}`);
  return { spec: app.spec, entity };
}

const arranging = screenKinds.filter(({ arranges }) => arranges !== undefined).map(({ id }) => id);

describe('a screen that arranges its rows', () => {
  it('has an app in this test', () => {
    expect(Object.keys(prompts).toSorted()).toEqual(arranging.toSorted());
  });

  it.each(arranging)('is sorted by each field that rows can be sorted by: %s', (kind) => {
    const { spec, entity } = specWith(kind);
    for (const { id, formula } of entity.fields) {
      if (formula !== undefined) continue;
      for (const direction of ['ascending', 'descending'] as const) {
        const sort = { kind: 'setSort', entity: entity.id, sort: { field: id, direction } } as const;
        const changed = applyOperations(spec, [sort]).spec;
        expect(screenSource(changed, kind)).toContain('.sort(');
        expect(problemsOf(changed)).toEqual([]);
      }
    }
  });

  it.each(arranging)('has a heading for each group if it has groups: %s', (kind) => {
    const { spec, entity } = specWith(kind);
    const choice = entity.fields.find(({ type }) => type === 'choice') ?? entity.fields[0];
    const group = { kind: 'setGroup', entity: entity.id, groupBy: choice?.id ?? '' } as const;
    const changed = applyOperations(spec, [group]).spec;
    const screen = spec.screens.find((each) => each.kind === kind);
    const hasGroups =
      screen !== undefined &&
      screenKinds
        .find(({ id }) => id === kind)
        ?.arranges?.(screen)
        .includes('group');
    expect(/groupRows\(\s*shown/.test(screenSource(changed, kind))).toBe(hasGroups);
    expect(problemsOf(changed)).toEqual([]);
  });

  it('shows the oldest day first if the day decides the order', () => {
    const { spec, entity } = specWith('history');
    const sort = {
      kind: 'setSort',
      entity: entity.id,
      sort: { field: 'date', direction: 'ascending' },
    } as const;
    const changed = applyOperations(spec, [sort]).spec;
    expect(screenSource(changed, 'history')).toContain('<DayGroup');
    expect(printApp(changed)).not.toEqual(printApp(spec));
  });
});
