import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import { converse } from './converse.ts';

const words = ['constructor', 'value of', 'to string', 'has own property', '__proto__'];

describe('words that every object inherits', () => {
  it.each(words)('are words like any other: %s', (word) => {
    for (const prompt of [
      `Formula 1 standings: ${word}, points, driver`,
      `my ${word} list`,
      `quiz about ${word}`,
    ]) {
      const app = composeApp({ prompt, language: 'en' });
      if (app.kind !== 'app') continue;
      for (const follow of [
        `add ${word} field`,
        `call it ${word}`,
        `points in ${word} please`,
        `remind me ${word} days before`,
        `I need another page to see totals per day, call it ${word}`,
      ])
        expect(() => converse({ prompt: follow, spec: app.spec, files: app.files })).not.toThrow();
    }
  });

  it('name a part', () => {
    const app = composeApp({ prompt: 'Formula 1 standings: constructor, points, driver', language: 'en' });
    if (app.kind !== 'app') throw new Error('no app');
    expect(app.spec.entities[0]?.fields.map(({ label }) => label)).toContain('Constructor');
  });
});
