import { describe, expect, it } from 'vitest';
import { summariseAll } from '../../test/summarise-operations.ts';
import { composeApp } from '../compose-app.ts';
import { converse } from './converse.ts';

const apps = {
  storage: { prompt: 'Storage unit inventory: box number, contents, shelf', language: 'en' },
  tattoo: { prompt: 'Tattoo clients: client name, design, placement, price', language: 'en' },
  yarn: { prompt: 'Knitting projects: pattern, yarn, needle size', language: 'en' },
  plants: { prompt: 'house plants', language: 'en' },
  cattle: { prompt: 'Cattle weights: animal, kilos, date', language: 'en' },
  hali: { prompt: 'Halı yıkama siparişleri: adres, halı türü, metrekare, teslim tarihi', language: 'tr' },
  museum: { prompt: 'Visitor book of our museum: name, country, comment', language: 'en' },
  seeds: { prompt: 'Tohum takas listesi: tohum adı, yıl, köken, miktar', language: 'tr' },
  tespih: { prompt: 'Tespih koleksiyonum: malzeme, tane sayısı, usta', language: 'tr' },
} as const;

/** What a message changes, or 'words'. */
function done(name: keyof typeof apps, prompt: string): string {
  const { prompt: first, language } = apps[name];
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`No app for ${first}`);
  const answer = converse({ prompt, spec: app.spec, files: app.files });
  if (answer?.kind !== 'changed') return 'words';
  return summariseAll(answer.operations, app.spec);
}

describe('a message in any wording', () => {
  it.each([
    ['tattoo', 'where do i put the deposit', /addField \w+\.Deposit:\w+/],
    ['plants', 'can the list be sorted by which needs water first', /^words$/],
    ['cattle', 'it says animal, change that word to steer', /^label \w+\.\w+=Steer/],
    ['yarn', 'rename yarn to wool. nobody round here says yarn', /^label \w+\.yarn=Wool/],
    // A reader takes the first for the look of cards, and finds no part for the second.
    ['seeds', 'köken olmasa daha iyi, kimse bilmiyor zaten nereden geldiğini', /^removeField \w+\.\w+$/],
    ['museum', 'remove the phone number, i never asked for that, keep the country', /^words$/],
    ['museum', 'the phone number is wrong but the country and name are right', /^words$/],
    ['museum', 'make country obligatory, name can be empty if they are shy', /required \w+\.\w+/],
    [
      'tespih',
      'kimden aldığım da belli olsun, bi de imzalı mı imzasız mı onu seçeyim',
      /addField \w+\.Kimden ald/,
    ],
    // Words of a complaint and of a question, beside a wish.
    ['tespih', 'usta alanına hiç ihtiyacım olmadı, kaldırabilirsiniz', /^removeField \w+\.\w+$/],
    [
      'tespih',
      'imame ekle, püskülü var mı ekle, ustayı sil zaten biliyorum',
      /addField \w+\.İmame.*removeField/,
    ],
  ] as const)('%s: %s', (name, prompt, expected) => {
    expect(done(name, prompt)).toMatch(expected);
  });

  it.each([
    ['storage', 'why is it so slow'],
    ['storage', 'send the list by whatsapp every monday'],
    ['hali', 'bu telefon bozulursa ne olur'],
    ['hali', 'elinize sağlık çok güzel olmuş'],
    // Chatter in which a loose reading finds parts.
    ['museum', 'Thank you so much, that is exactly how I pictured it'],
    ['hali', 'adresi kaldırsam mı acaba'],
    ['hali', 'adresi kaldırsak mı bilemedim, metrekare kalsın'],
  ] as const)('changes nothing: %s: %s', (name, prompt) => {
    expect(done(name, prompt)).toBe('words');
  });

  it('keeps a sentence that is understood as a whole', () => {
    expect(done('yarn', 'add a finished date')).toMatch(/^addField \w+\.Finished(?: date)?:date$/);
  });

  it('reads no message that is longer than a follow-up', () => {
    const story = 'there was this one time when we moved house and it rained all day '.repeat(30);
    expect(done('storage', story)).toBe('words');
  });
});
