import { expect, it } from 'vitest';
import { problemsOf, screenSource } from '../../../testing/print-spec.ts';
import { specFrom } from '../../../testing/spec-from.ts';

it('shows an answer that is a list of texts as one text', () => {
  const spec = specFrom({ archetype: 'quiz' });
  const entities = spec.entities.map((entity) => ({
    ...entity,
    samples: [],
    fields: entity.fields.map((field) =>
      field.role === 'answer' ? { ...field, type: 'list' as const } : field,
    ),
  }));
  const screens = spec.screens.map((screen) =>
    screen.kind === 'quiz' ? { ...screen, kind: 'flashcards' } : screen,
  );
  const listed = { ...spec, entities, screens };
  expect(screenSource(listed, 'flashcards')).toMatch(/back: row\.\w+\.join\(', '\)/);
  expect(problemsOf(listed)).toEqual([]);
});
