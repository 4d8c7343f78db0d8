import { describe, expect, it } from 'vitest';
import { bases, operationsOf, specOf } from '../../test/follow-up-case.ts';
import { plainRequest } from './plain-request.ts';
import { readOperations } from './read-request.ts';

describe('plainRequest', () => {
  it.each([
    ['uygulamaya istatistik ekranı oluştur', 'istatistik ekranı oluştur'],
    ['bu uygulamada müşteri için adres alanı ekle', 'müşteri için adres alanı ekle'],
    ['benim uygulamamda not alanı olsun', 'not alanı olsun'],
    ['in my app add a birthday field', 'add a birthday field'],
    ['add a statistics page to this app', 'add a statistics page'],
    ['lütfen telefon alanı ekler misin', 'telefon alanı ekler'],
    ['could you please add a tip field', 'add a tip field'],
    ['müşteride instagram adı da olsun', 'müşteride instagram adı olsun'],
  ])('leaves out politeness and words for the app: %s', (prompt, plain) => {
    expect(plainRequest(prompt)).toBe(plain);
  });

  it.each([
    ['durumlara "bu uygulamada" ekle'],
    ['uygulamanın adı Makas olsun'],
    ['uygulamaya Makas adını ver'],
    ['say client instead of customer'],
    ['text is too small'],
    ['müşterilere danışan de'],
  ])('keeps quoted texts and what a wish needs: %s', (prompt) => {
    expect(plainRequest(prompt)).toBe(prompt);
  });

  it('keeps a follow-up that is nothing but such words', () => {
    expect(plainRequest('lütfen')).toBe('lütfen');
    expect(plainRequest('')).toBe('');
  });
});

describe('the labels and titles of what is added', () => {
  it.each([
    ['credit', 'uygulamaya istatistik ekranı oluştur'],
    ['barber', 'bu uygulamada müşteri için adres alanı ekle'],
    ['recipe', 'uygulamaya kalori alanı ekle'],
    ['stock', 'uygulamamıza takvim ekranı ekleyelim'],
    ['expense', 'add a shop name field to this app'],
    ['salon', 'in this app, add a statistics screen'],
    ['books', 'I want my app to have a publisher field'],
  ] as const)('never name the app: %s, %s', (base, prompt) => {
    expect(bases[base].prompt).not.toBe('');
    const found = readOperations(prompt, specOf(base));
    expect(found).not.toHaveLength(0);
    expect(operationsOf({ base, prompt, operations: [] }).join(' ')).not.toMatch(/uygulama|\bapp\b/i);
    for (const operation of found) {
      const text =
        operation.kind === 'addField'
          ? operation.field.label
          : operation.kind === 'addScreen'
            ? operation.screen.title
            : '';
      expect(text).not.toMatch(/uygulama|\bapp\b/i);
      expect(text).not.toBe('');
    }
  });
});
