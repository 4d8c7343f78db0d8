import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { lexiconIndex } from '../lexicon-index.ts';
import { openReading } from '../open-reading.ts';
import { readDescription } from '../read-description.ts';
import { Reading } from '../reading.ts';
import { understand } from '../understand.ts';
import { withTaggedSubject } from './tagged-subject.ts';

const subjectOf = (prompt: string, language: 'tr' | 'en' = 'en'): string => {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(read.kind);
  return read.noun?.one ?? read.subject?.id ?? '';
};

function readChoice(prompt: string, language: 'tr' | 'en') {
  const reading = openReading({ prompt, language, seed: 7 }, lexiconIndex());
  if (!(reading instanceof Reading)) throw new Error('no app');
  return { reading, choice: readDescription(reading).choice };
}

describe('the tagged subject', () => {
  it.each([
    [
      'my hearing went in the foundry. if I could write each time it whistles, left or right, where was I, battery',
      'whistle',
    ],
    [
      "who paid for what in our flat, we put in the expense, who paid, how much, it's for students",
      'expense',
    ],
    ['i am foreign student, please make application for my coffee beans, roaster, origin, score', 'coffee'],
  ])('is what the rows are, however long the story before it: %s', (prompt, subject) => {
    expect(subjectOf(prompt)).toContain(subject);
  });

  it.each([
    ['the ponds on our estate with depth and fish', 'pond'],
    [
      'I clean the village bowls green. every morning rain, mowing height, moisture, and who rolled it',
      'village',
    ],
    ['bike rental stand. who took what, helmet, deposit', 'bike'],
  ])('is neither a place, nor one of several parts, nor a form of a verb: %s', (prompt, subject) => {
    expect(subjectOf(prompt)).toContain(subject);
  });

  it.each([
    ['Halk oyunları kostümleri: yöre, beden, adet, eksik var mı', 'tr', 'kostüm'],
    ['Village hall committee minutes, with date, those present, decisions and who must act', 'en', 'minute'],
    ['Köpeğimin gezme saatleri ve maması', 'tr', 'petCare'],
    ['pizzacı sipariş takibi', 'tr', 'foodOrdering'],
  ] as const)(
    'is the last noun of a phrase whose first words were chosen, if that is neither general nor owned: %s (%s)',
    (prompt, language, subject) => {
      expect(subjectOf(prompt, language)).toContain(subject);
    },
  );

  it.each([
    ['çağrı merkezi: temsilci, çıkış saati, dönüş saati', 'tr', 'Temsilci'],
    ['gözleme tezgahı: peynirli, ıspanaklı, tutar', 'tr', 'Peynirli'],
  ] as const)('has parts that keep the endings of their words: %s', (prompt, language, label) => {
    const app = composeApp({ prompt, language });
    expect(app.kind === 'app' && JSON.stringify(app.spec)).toContain(label);
  });

  it('leaves out the parts that follow it without a mark', () => {
    expect(subjectOf('babysitting hours family date hours rate owed')).toBe('babysitting hour');
  });

  it('keeps its place when the kind of app is fitted to the sentences', () => {
    expect(subjectOf('dinlediğim podcastlar bölüm puan kısa not', 'tr')).toMatch(/podcast/i);
  });

  it('takes the place of a choice about other words', () => {
    const { reading, choice } = readChoice('yemek tarifleri için flobert listesi', 'tr');
    const at = reading.words.findIndex(({ folded }) => folded === 'flobert');
    const told = withTaggedSubject(
      reading,
      { ...choice, noun: undefined, at: 0, phrase: 'yemek' },
      { from: at, to: at + 1 },
    );
    expect(told.noun?.noun).toBe('flobert');
  });

  it.each([
    ['ana ekranı', 'what a screen is called', 'kitap takibi, ana ekranı sade'],
    ['kitap', 'one of two things beside each other', 'kitap ve film takibi'],
    ['malzeme', 'what a general subject is for', 'inşaat malzeme stoğu'],
    ['x1', 'no word', 'kitap takibi, x1'],
  ])('is not “%s”, %s', (words, _why, prompt) => {
    const { reading, choice } = readChoice(prompt, 'tr');
    const from = reading.words.findIndex(({ folded }) => words.startsWith(folded));
    expect(withTaggedSubject(reading, choice, { from, to: from + words.split(' ').length })).toBe(choice);
  });

  it('leaves a choice whose words it only says again, or with a general word', () => {
    expect(subjectOf('bird watching log')).toBe('sightings');
    expect(subjectOf('Günde kaç bardak su içtim sayacı: hedef 8 bardak', 'tr')).toBe('water');
    expect(subjectOf('uykusuzum gece kaç kere uyandım', 'tr')).toBe('uykusuzluk');
  });
});

it.each([
  [
    "Caretaker's round at the primary: boiler, gates, toilets, playground, tick it every morning",
    'en',
    'round',
  ],
  ['Arkeolojik kazı buluntu fişi: açma, tabaka, buluntu türü, dönem, çizen kişi', 'tr', 'arkeolojik kazı'],
] as const)('is no part of a list behind a heading that names the thing: %s', (prompt, language, noun) => {
  expect(subjectOf(prompt, language)).toBe(noun);
});
