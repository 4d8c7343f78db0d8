import { describe, expect, it } from 'vitest';
import { problemsOf, screenSource } from '../../../testing/print-spec.ts';
import { specFrom } from '../../../testing/spec-from.ts';

describe('the kind board', () => {
  it.each(['tr', 'en'] as const)('prints an app without problems (%s)', (language) => {
    const spec = specFrom({ archetype: 'board', language });
    expect(problemsOf(spec)).toEqual([]);
    expect(screenSource(spec, 'board')).toContain('<BoardColumn');
  });

  it('moves cards with a function that no entry is named like: a removal firm has moves', () => {
    const source = screenSource(specFrom({ archetype: 'board' }), 'board');
    expect(source).toMatch(/const moveCard = /);
    expect(source).not.toMatch(/const move\b/);
  });
});
