import { describe, expect, it } from 'vitest';
import { findQuotedTexts } from './quoted-texts.ts';

describe('findQuotedTexts', () => {
  it.each([
    ["'Hoş geldiniz' yerine 'Merhaba' yaz", ['Hoş geldiniz', 'Merhaba']],
    [`"Merhaba"'yı "Selam" yap`, ['Merhaba', 'Selam']],
    ['“Eski” yerine «Yeni»', ['Eski', 'Yeni']],
    ["don't change the app's name", []],
    ['replace "it\'s" with "that is"', ["it's", 'that is']],
    ['"açık kaldı', []],
  ])('finds the texts in %j', (prompt, texts) => {
    expect(findQuotedTexts(prompt)).toEqual(texts);
  });
});
