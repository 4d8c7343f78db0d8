import { describe, expect, it } from 'vitest';
import { subjects } from '../../../lexicon/index.ts';
import { screenSource } from '../../../testing/print-spec.ts';
import { specFrom } from '../../../testing/spec-from.ts';

describe('the form of a post', () => {
  const feeds = subjects.filter(({ archetype }) => archetype === 'feed');

  it.each(feeds.map((subject) => [subject.id, subject] as const))(
    'changes neither its author nor its likes: %s',
    (_id, subject) => {
      const spec = specFrom({ archetype: 'feed', entities: subject.entities });
      if (!spec.screens.some(({ kind }) => kind === 'feedPost')) return;
      const form = screenSource(spec, 'form');
      expect(form).toContain('draft.text');
      expect(form).not.toMatch(/draft\.(?:author|likes|votes|liked)\b/);
    },
  );
});
