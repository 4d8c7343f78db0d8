import { expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import { englishMeaning } from './english-meaning.ts';

it.each(['pints', 'county', 'blanket', 'closed'])('knows a word that is none of the lexicon: %s', (word) => {
  expect(englishMeaning(word, 'en')).toBeDefined();
});

it('knows no mistyped word, and nothing of Turkish', () => {
  expect(englishMeaning('custmer', 'en')).toBeUndefined();
  expect(englishMeaning('pints', 'tr')).toBeUndefined();
});

it('keeps such words as they are, and corrects mistyped ones', () => {
  const app = composeApp({
    prompt: 'Milk round: household, pints, county, phone numbr',
    language: 'en',
  });
  const labels = app.kind === 'app' ? app.spec.entities[0]?.fields.map(({ label }) => label) : [];
  expect(labels).toEqual(expect.arrayContaining(['Pints', 'County', 'Phone number']));
});
