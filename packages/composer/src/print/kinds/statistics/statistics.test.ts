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
});
