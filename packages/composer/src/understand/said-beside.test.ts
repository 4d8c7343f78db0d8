import { describe, expect, it } from 'vitest';
import { planApp, understand } from './index.ts';

const appOf = (language: 'tr' | 'en', prompt: string) => {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(`${prompt}: ${read.kind}`);
  return planApp(read).spec;
};

describe('what people say beside the subject is not the subject', () => {
  it.each([
    ['tr', 'sigarayı bıraktım 11 gün oldu. kaç gün içmedim görmek istiyorum motive olmam lazım', /motive/i],
    ['tr', 'fizik tedavi egzersizlerim her gün tik atayım diz için boyun için bel için ayrı', /boyun/i],
    ['tr', 'sahilde bisiklet kiralıyorum kaçta aldı kaçta getirdi, kimlik bıraktı mı', /sahilde/i],
    ['en', 'i want to be fluent in capital citys of africa like show country i say capital', /fluent/i],
    [
      'en',
      'I run a makerspace. Members book the laser cutter or the 3d printer. Show what is free.',
      /author/i,
    ],
    ['en', 'selling bits from grans house, what sold and for how much', /selling bit/i],
  ] as const)('in %s: %s', (language, prompt, beside) => {
    const spec = appOf(language, prompt);
    const texts = [spec.name, ...spec.entities.map(({ one }) => one)];
    const labels = spec.entities.flatMap(({ fields }) => fields.map(({ label }) => label));
    expect([...texts, ...labels].join(' | ')).not.toMatch(beside);
  });
});

it.each([
  ['LOST & FOUND for our church hall. item, where found, date, claimed y/n', 'lost and found'],
  ['lost & found for our swimming pool reception!! what was found, where, when', 'lost and found'],
])('is named by the whole phrase: %s', (prompt, phrase) => {
  const spec = appOf('en', prompt);
  expect([spec.name, ...spec.entities.map(({ one }) => one)].join(' | ').toLowerCase()).toContain(phrase);
});

it.each([
  ['boya badana ustası keşif randevu fiyat teklifi', 'Boy'],
  ['nakliyat evden eve taşımacılık iş takibi araç ve ekip', 'Eve'],
])('has no field by a word that only looks like one with a case: %s', (prompt, label) => {
  const spec = appOf('tr', prompt);
  expect(spec.entities.flatMap(({ fields }) => fields.map((field) => field.label))).not.toContain(label);
});
