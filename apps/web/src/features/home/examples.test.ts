import { composeApp } from '@kilim/composer';
import { tr } from '@kilim/messages';
import { en } from '@kilim/messages/en';
import { describe, expect, it } from 'vitest';
import { examples } from './example-buttons.tsx';

const catalogues = { tr, en } as const;
const languages = ['tr', 'en'] as const;

describe('every example on the page', () => {
  it.each(languages.flatMap((language) => examples.map((example) => [language, example] as const)))(
    '%s: %s is an app',
    (language, example) => {
      expect(composeApp({ prompt: catalogues[language].home.example[example], language }).kind).toBe('app');
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
