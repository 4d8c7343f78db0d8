import { describe, expect, it } from 'vitest';
import { problemsOf, screenSource } from '../../../testing/print-spec.ts';
import { specFrom } from '../../../testing/spec-from.ts';

describe('the kind today', () => {
  it.each(['tr', 'en'] as const)('prints an app without problems (%s)', (language) => {
    const spec = specFrom({ archetype: 'checklist', language });
    expect(problemsOf(spec)).toEqual([]);
    expect(screenSource(spec, 'today')).toContain('<QuickAdd');
  });
});
