import { describe, expect, it } from 'vitest';
import { problemsOf, screenSource } from '../../../testing/print-spec.ts';
import { specFrom, unknownEntity } from '../../../testing/spec-from.ts';

describe('the kinds statistics and income', () => {
  it.each(['tr', 'en'] as const)('print an app without problems (%s)', (language) => {
    const spec = specFrom({ archetype: 'appointments', language });
    expect(problemsOf(spec)).toEqual([]);
    expect(screenSource(spec, 'income')).toContain('<BarChart');
  });

  it('leaves out rows with a bad status', () => {
    const status = {
      use: 'status',
      options: [
        { id: 'open', label: { tr: 'Açık', en: 'Open' } },
        { id: 'cancelled', label: { tr: 'İptal', en: 'Cancelled' }, tone: 'danger' as const },
      ],
    };
    const entities = unknownEntity('appointments', ['customer', 'dt', 'price', status]);
    expect(screenSource(specFrom({ archetype: 'appointments', entities }), 'income')).toContain(
      "kilnFiring.status !== 'cancelled'",
    );
  });

  it('count income when it is paid, and what is still open', () => {
    const entities = unknownEntity('appointments', ['customer', 'dt', 'price', 'paid']);
    const spec = specFrom({ archetype: 'appointments', entities });
    expect(problemsOf(spec)).toEqual([]);
    const source = screenSource(spec, 'income');
    expect(source).toContain('const counted = kilnFirings.filter((kilnFiring) => kilnFiring.paid)');
    expect(source).toContain('.filter((kilnFiring) => !kilnFiring.paid)');
  });

  it.each(['tr', 'en'] as const)('count rows without a day (%s)', (language) => {
    const entities = unknownEntity('collection', ['title', 'cat', 'rating', 'price']);
    const spec = specFrom({ archetype: 'collection', language, entities });
    const [entity] = spec.entities;
    if (entity === undefined) throw new Error('no entity');
    const screen = {
      id: 'Statistics',
      kind: 'statistics',
      entity: entity.id,
      title: 'Statistics',
      icon: 'stats-chart',
      place: 'main' as const,
      options: {},
    };
    const withStatistics = { ...spec, screens: [...spec.screens, screen] };
    expect(problemsOf(withStatistics)).toEqual([]);
    const source = screenSource(withStatistics, 'statistics');
    expect(source).toContain('<Breakdown');
    expect(source).toContain('sum(rated)');
    expect(source).not.toContain('monthOf');
  });
});
