import { describe, expect, it } from 'vitest';
import type { AppSpec } from '../../../spec/app-spec.ts';
import type { Field } from '../../../spec/field.ts';
import { problemsOf, screenSource } from '../../../testing/print-spec.ts';
import { specFrom } from '../../../testing/spec-from.ts';

/** The spec with other fields of the entity that is booked. */
function withFields(spec: AppSpec, change: (fields: readonly Field[]) => Field[]): AppSpec {
  const booked = spec.screens.find(({ kind }) => kind === 'booking')?.entity;
  return {
    ...spec,
    entities: spec.entities.map((entity) =>
      entity.id === booked ? { ...entity, fields: change(entity.fields) } : entity,
    ),
  };
}

describe('the kind booking', () => {
  it.each(['tr', 'en'] as const)('prints an app without problems (%s)', (language) => {
    const spec = specFrom({ archetype: 'appointments', language });
    expect(problemsOf(spec)).toEqual([]);
    expect(screenSource(spec, 'booking')).toContain('<SlotPicker');
  });

  it('asks how long a reservation takes, since no service says it', () => {
    const source = screenSource(specFrom({ archetype: 'reservation' }), 'booking');
    expect(source).toContain('<DurationChips');
    expect(source).toMatch(/useState\(draft\.\w+ \? timeStep : 0\)/);
  });

  it('takes the length from the service where one is chosen', () => {
    const spec = specFrom({ archetype: 'appointments' });
    const source = screenSource(spec, 'booking');
    const asks = source.includes('<DurationChips');
    expect(source.includes('duration: row.duration')).toBe(!asks);
  });

  it('goes on to the details with a given time if rows have no length', () => {
    const spec = withFields(specFrom({ archetype: 'reservation' }), (fields) =>
      fields.filter(({ type }) => type !== 'duration'),
    );
    const source = screenSource(spec, 'booking');
    expect(source).not.toContain('<DurationChips');
    expect(source).toContain('(time ? timeStep + 1 : timeStep)');
  });

  it('sets the end of a booking that has one instead of a length', () => {
    const spec = withFields(specFrom({ archetype: 'reservation' }), (fields) =>
      fields.map((field) =>
        field.type === 'duration' ? { ...field, id: 'endsAt', type: 'dateTime', role: 'end' } : field,
      ),
    );
    const withRule = {
      ...spec,
      entities: spec.entities.map((entity) => ({
        ...entity,
        rules: entity.rules.filter(({ kind }) => kind !== 'noOverlap'),
      })),
    };
    const source = screenSource(withRule, 'booking');
    expect(source).toContain('setLength');
    expect(source).toMatch(/endsAt: `\$\{day\}T\$\{toTime\(toMinutes\(chosen\) \+ length\)\}`/);
  });

  it('clears an error when its answer changes', () => {
    const source = screenSource(specFrom({ archetype: 'reservation' }), 'booking');
    expect(source).toContain('setErrors(Object.fromEntries(kept))');
    expect(source).toContain('setErrors({});');
  });
});
