import { composeApp } from '@kilim/composer';
import { tr } from '@kilim/messages';
import { en } from '@kilim/messages/en';
import { describe, expect, it } from 'vitest';
import { type Example, examples } from './example-buttons.tsx';

const catalogues = { tr, en } as const;
const languages = ['tr', 'en'] as const;

/** The subject of each example's app. */
const subjects: Readonly<Record<Example, string>> = {
  shop: 'onlineShop',
  barber: 'barber',
  habits: 'habits',
  expenses: 'expenses',
  social: 'socialNetwork',
  stock: 'stock',
  game: 'blocks',
  recipes: 'recipes',
  words: 'vocabulary',
  pitch: 'footballPitch',
};

describe('every example on the page', () => {
  it('is one of ten', () => expect(examples).toHaveLength(10));

  it.each(languages.flatMap((language) => examples.map((example) => [language, example] as const)))(
    '%s: %s is understood as a whole',
    (language, example) => {
      const app = composeApp({ prompt: catalogues[language].home.example[example], language });
      if (app.kind !== 'app') throw new Error('No app');
      expect(app.spec).toMatchObject({ subject: subjects[example], language });
      expect(app.text).not.toMatch(/anlayamad|did not understand|uygulamada yok|not in the app/);
    },
  );

  it.each(
    languages.flatMap((language) => [
      [language, catalogues[language].home.hero.promptPlaceholder] as const,
      [language, catalogues[language].start.create.placeholder] as const,
    ]),
  )('%s: the placeholder %j is an app', (language, placeholder) => {
    const prompt = placeholder.slice(placeholder.indexOf(':') + 1).trim();
    expect(composeApp({ prompt, language }).kind).toBe('app');
  });
});
