import { describe, expect, it } from 'vitest';
import { composeApp } from '../../../compose-app.ts';
import { problemsOf, screenSource } from '../../../testing/print-spec.ts';
import { specFrom } from '../../../testing/spec-from.ts';

describe('the kind agenda', () => {
  it.each(['tr', 'en'] as const)('prints an app without problems (%s)', (language) => {
    const spec = specFrom({ archetype: 'appointments', language });
    expect(problemsOf(spec)).toEqual([]);
    expect(screenSource(spec, 'agenda')).toContain('<DayTimeline');
  });

  it('prints an app whose room is only a text', () => {
    const app = composeApp({ prompt: 'Hair appointments with client, room and time', language: 'en' });
    expect(app.kind === 'app' && problemsOf(app.spec)).toEqual([]);
  });
});
