import { describe, expect, it } from 'vitest';
import { subjects } from '../../../lexicon/index.ts';
import { resolveEntity } from '../../../lexicon/resolve-entity.ts';
import { screenSource } from '../../../testing/print-spec.ts';
import { specFrom } from '../../../testing/spec-from.ts';

/** Its next examination is in the diary too. */
const isAppointmentDiary = (id: string): boolean => id === 'pregnancy';
const logs = subjects.filter(({ archetype, id }) => archetype === 'log' && !isAppointmentDiary(id));

describe('entries of a log', () => {
  it('are listed by the day on which they happened, not by the next one', () => {
    const beehives = logs.find(({ id }) => id === 'beehives');
    const source = screenSource(
      specFrom({ archetype: 'log', entities: beehives?.entities ?? [] }),
      'history',
    );
    expect(source).toContain('.date');
    expect(source).not.toContain('.due');
  });

  it.each(logs.map((subject) => [subject.id, subject.entities[0]] as const))(
    'have no example of tomorrow: %s',
    (_id, first) => {
      if (first === undefined) throw new Error('no entity');
      const { fields, samples } = resolveEntity(first, 'en');
      const date = fields.find(({ role }) => role === 'date');
      const days = samples.flatMap((row) => {
        const value = date === undefined ? undefined : row[date.id];
        return typeof value === 'object' && 'day' in value ? [value.day] : [];
      });
      expect(days.filter((day) => day > 0)).toEqual([]);
    },
  );
});
