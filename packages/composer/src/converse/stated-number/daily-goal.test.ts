import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { converse } from '../converse.ts';
import { dailyGoal } from './daily-goal.ts';

function specOf(prompt: string, language: 'tr' | 'en') {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`no app for ${prompt}`);
  return app;
}

const goalOf = (first: string, language: 'tr' | 'en', follow: string): unknown => {
  const [operation] = dailyGoal(follow, specOf(first, language).spec) ?? [];
  return operation?.kind === 'changeScreen' ? operation.screen.options['dailyGoal'] : undefined;
};

describe('the daily goal of a log', () => {
  it.each([
    ['su takip uygulaması', 'tr', 'hedefi 2500 yap', 2500],
    ['su takip uygulaması', 'tr', 'günde 3 litre olsun', 3000],
    ['water tracker', 'en', 'make the goal 3 litres', 3000],
    ['water tracker', 'en', 'i want 10 glasses a day', 2500],
    ['step counter', 'en', 'set my daily target to 12k', 12_000],
    ['adım sayımı', 'tr', 'günde 12 bin yap', 12_000],
    ['step counter, goal 8000', 'en', 'doc says 9000 not 8000', 9000],
    ['step counter, goal 8000', 'en', 'physio says 3500 now!!', 3500],
    ['water intake, goal is 8 glasses a day', 'en', 'the doctor says 11 not 8', 11],
  ] as const)('changes for %s (%s): %s', (first, language, follow, expected) => {
    expect(goalOf(first, language, follow)).toBe(expected);
  });

  it.each([
    ['water tracker', 'en', 'remind me 3 times a day'],
    ['water tracker', 'en', 'remove the daily goal of 2000'],
    ['running log', 'en', 'my goal is 40 km a week'],
    ['recipe box', 'en', 'make the goal 3'],
  ] as const)('stays for %s (%s): %s', (first, language, follow) => {
    expect(goalOf(first, language, follow)).toBeUndefined();
  });

  it('is shown by the first screen instead of the usual one', () => {
    const app = specOf('water tracker', 'en');
    const answer = converse({ prompt: 'make the goal 3 litres', spec: app.spec, files: app.files });
    const code = answer?.kind === 'changed' ? Object.values(answer.files).join('\n') : '';
    expect(code).toContain('const dailyGoal = 3000;');
    expect(answer?.text).toContain('a daily goal of 3000');
  });

  it('is no part of each row when the description states it', () => {
    const { spec } = specOf('step counter, goal 8000', 'en');
    expect(spec.screens[0]?.options['dailyGoal']).toBe(8000);
    expect(spec.entities[0]?.fields.map(({ label }) => label).join()).not.toContain('8000');
  });

  it('stays a part of the rows when it is for a week', () => {
    const { spec } = specOf('running log, goal 40 km a week', 'en');
    expect(spec.entities[0]?.fields.map(({ label }) => label)).toContain('Goal (40 km)');
  });
});
