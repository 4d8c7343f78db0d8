import { describe, expect, it } from 'vitest';
import { composeApp, understandPrompt } from '../compose-app.ts';
import { describeApp } from './describe-app.ts';

function reply(language: 'tr' | 'en', notUnderstood: readonly string[]): string {
  const prompt = language === 'tr' ? 'veresiye defteri' : 'expense tracker';
  const app = composeApp({ prompt, language });
  const understanding = understandPrompt({ prompt, language });
  if (app.kind !== 'app' || understanding.kind !== 'app') throw new Error('No app');
  return describeApp(app.spec, { ...understanding, notUnderstood }, []);
}

describe('describeApp', () => {
  it.each([
    ['tr', 5, '“3” ve 2 bölüm daha'],
    ['tr', 4, '“3” ve 1 bölüm daha'],
    ['en', 5, '“3” and 2 more parts'],
    ['en', 4, '“3” and one more part'],
  ] as const)('counts the parts that are not named (%s, %i)', (language, count, expected) => {
    const parts = Array.from({ length: count }, (_, at) => String(at + 1));
    expect(reply(language, parts)).toContain(expected);
  });

  it('names up to three parts without a count', () => {
    expect(reply('tr', ['bir', 'iki', 'üç'])).toContain('“bir”, “iki” ve “üç”. ');
    expect(reply('en', ['one'])).toContain('“one”. ');
  });
});
