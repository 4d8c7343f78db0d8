import { describe, expect, it } from 'vitest';
import { problemsOf, screenSource } from '../../../testing/print-spec.ts';
import { specFrom } from '../../../testing/spec-from.ts';

describe('the kind attendance', () => {
  it.each(['tr', 'en'] as const)('prints an app without problems (%s)', (language) => {
    const spec = specFrom({ archetype: 'people', language });
    expect(problemsOf(spec)).toEqual([]);
    expect(screenSource(spec, 'attendance')).toContain('<AttendanceRow');
  });
});
