import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';

function appOf(language: 'tr' | 'en', prompt: string) {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`no app for ${prompt}`);
  return { one: app.spec.entities[0]?.one, name: app.spec.name, subject: app.spec.subject };
}

describe('a list that begins with the name of a thing', () => {
  it.each([
    [
      'tr',
      'bahçemdeki güller hangisi ne zaman budandı: gül adı, renk, budama tarihi, gübre',
      'gül',
      'Güllerim',
    ],
    [
      'tr',
      'Apartman yöneticisi olarak toplantı kararlarını saklamak istiyorum efendim. Karar no, tarih, karar metni, kim itiraz etti.',
      'karar',
      'Karar Günlüğü',
    ],
    [
      'en',
      "I am the secretary of a ladies' croquet club and should like a register of mallets on loan: mallet number, borrower, date lent. Our last secretary used an exercise book.",
      'mallet',
      'My Mallets',
    ],
  ] as const)('is about that thing (%s): %s', (language, prompt, one, name) => {
    expect(appOf(language, prompt)).toMatchObject({ one, name });
  });

  it('keeps the work that is done for the owner', () => {
    expect(
      appOf('en', 'small hotel for dogs. Dog name, owner telephone, which day come which day go').one,
    ).not.toBe('dog');
  });

  it('says nothing about a thing that the description does not tell of', () => {
    expect(appOf('tr', 'tamirhane: parça adı, fiyat, adet').one).not.toBe('parça');
  });
});
