import { describe, expect, it } from 'vitest';
import { subjects } from '../lexicon/index.ts';
import type { ArchetypeId } from '../spec/app-spec.ts';
import { problemsOf } from '../testing/print-spec.ts';
import { specFrom } from '../testing/spec-from.ts';

const homes: Partial<Record<ArchetypeId, readonly string[]>> = {
  appointments: ['agenda', 'slots', 'week', 'calendar'],
  reservation: ['slots', 'agenda', 'calendar', 'list'],
  jobs: ['due', 'board', 'agenda', 'list'],
  board: ['board', 'due'],
  checklist: ['today', 'due', 'list'],
  weekPlan: ['week'],
  people: ['attendance', 'list'],
  log: ['logHome', 'habit', 'list'],
};

describe('apps about days and work', () => {
  const planned = subjects.filter(({ archetype }) => homes[archetype] !== undefined);

  it.each(planned.map((subject, index) => [subject.id, index % 2 === 0 ? 'tr' : 'en'] as const))(
    'are printed without problems for %s (%s)',
    (id, language) => {
      const subject = planned.find((each) => each.id === id);
      if (subject === undefined) throw new Error('no subject');
      const spec = specFrom({ archetype: subject.archetype, language, entities: subject.entities });
      expect(problemsOf(spec)).toEqual([]);
      const main = spec.screens.filter(({ place }) => place === 'main');
      expect(main.length).toBeLessThanOrEqual(5);
      expect(homes[subject.archetype]).toContain(main[0]?.kind);
    },
  );
});
