import { describe, expect, it } from 'vitest';
import { draftPlan } from './drafted-plan.ts';
import { emptyPlanForm } from './plan-form.ts';

const at = '2026-01-01T00:00:00.000Z';
const draft = (typed: Partial<ReturnType<typeof emptyPlanForm>>) =>
  draftPlan({ ...emptyPlanForm([]), ...typed }, { name: 'Plan adı', at });

describe('the plan that a form describes', () => {
  it('has the typed texts, prices and features', () => {
    expect(
      draft({
        planId: 'maker',
        name: { tr: ' Üretici ', en: 'Maker' },
        price: { TRY: '149,90', USD: '4.99', EUR: '', RUB: '' },
        credits: '1500',
        features: { tr: [{ text: 'Bir' }, { text: '' }], en: [] },
      }),
    ).toMatchObject({
      planId: 'maker',
      name: { tr: 'Üretici', en: 'Maker' },
      price: { TRY: 14_990, USD: 499, EUR: 0, RUB: 0 },
      credits: 1_500,
      features: { tr: ['Bir'], en: [] },
    });
  });

  it('replaces what is missing or not valid, and keeps the rest', () => {
    expect(
      draft({
        planId: 'İki plan',
        name: { tr: '', en: 'Maker' },
        price: { TRY: 'çok', USD: '4.99', EUR: '', RUB: '' },
        credits: '-1',
        sortOrder: 'x',
      }),
    ).toMatchObject({
      planId: 'new',
      name: { tr: 'Plan adı', en: 'Maker' },
      price: { TRY: 0, USD: 499 },
      credits: 0,
    });
  });
});
