import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { applyOperations } from '../apply-operation.ts';
import { converse } from '../converse.ts';

function appOf(prompt: string, language: 'tr' | 'en') {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`No app: ${prompt}`);
  return app;
}

/** What the app shows: labels of its parts, names of its rows and titles of its screens. */
const shown = ({ entities, screens }: AppSpec): string =>
  [
    ...entities.flatMap(({ one, many, fields }) => [one, many, ...fields.map(({ label }) => label)]),
    ...screens.map(({ title }) => title),
  ].join(' | ');

function changed(first: string, language: 'tr' | 'en', prompt: string) {
  const app = appOf(first, language);
  const answer = converse({ prompt, spec: app.spec, files: app.files });
  if (answer?.kind !== 'changed') throw new Error(`Not changed: ${answer?.text ?? ''}`);
  const { recentChanges: _, ...undone } = applyOperations(answer.spec, answer.inverse).spec as AppSpec & {
    recentChanges?: unknown;
  };
  return { before: app.spec, after: answer.spec, undone, operations: answer.operations };
}

const dojo = 'Karate dojo: student, belt, start date, weight';
const wash = 'Oto yıkama kayıtları: plaka, araç tipi, personel, ücret';
const inn = 'Pansiyon misafirleri: ad soyad, oda no, giriş tarihi, araç plakası';
const talks = 'Münazara kulübü: konuşmacı, konu, puan';
const trials = 'Sheepdog trials: dog, handler, score';

describe('a part that a message names by its own label', () => {
  it.each([
    [inn, 'tr', 'plaka yazmaya gerek yok burda zaten otopark yok, silinsin', 'Araç plakası'],
    [inn, 'tr', 'oda noyu sormayalım, ayıp oluyor', 'Oda no'],
    [inn, 'tr', 'giriş tarihine ihtiyacımız kalmadı, çıkarabilir misiniz? teşekkürler', 'Giriş tarihi'],
    [talks, 'tr', 'puana hiç bakmıyoruz kaldır onu boşuna yer kaplıyo', 'Puan'],
    [
      dojo,
      'en',
      'why is there a weight well i asked for it but parents hate it so delete that please',
      'Weight',
    ],
    [
      'Pasta siparişi: müşteri, kat sayısı, krema, adres',
      'tr',
      'adres silinsin elden teslim ediyoz',
      'Adres',
    ],
    ['Hiking huts: hut, altitude, bunks, shower', 'en', "There's never a shower. Take it off!", 'Shower'],
    [dojo, 'en', "belt shouldn't be there, privacy!!", 'Belt'],
    ['Shirts: buyer, t-shirt size, colour', 'en', 'bin the tshirt size we ran out of money', 'T-shirt size'],
  ] as const)('goes if it is not wanted: %s: %s: %s', (first, language, prompt, label) => {
    const { before, after } = changed(first, language, prompt);
    expect(shown(before)).toContain(label);
    expect(shown(after)).not.toContain(label);
    const lost = before.entities[0]?.fields.filter(
      ({ id }) => !after.entities[0]?.fields.some((field) => field.id === id),
    );
    expect(lost?.map((field) => field.label)).toEqual([label]);
  });

  it.each([
    [inn, 'tr', 'plakayı kaldırsam mı acaba'],
    [dojo, 'en', 'can i delete the weight later?'],
    [talks, 'tr', 'puan sakın silinmesin'],
  ] as const)('stays if a message only asks or says so: %s: %s: %s', (first, language, prompt) => {
    const app = appOf(first, language);
    expect(converse({ prompt, spec: app.spec, files: app.files })?.kind).not.toBe('changed');
  });

  it.each([
    [trials, 'en', 'we call it points not score, please fix it', 'Score', 'Points'],
    [trials, 'en', 'our judges prefer points instead of score, could you swap that', 'Score', 'Points'],
    [trials, 'en', 'score is wrong word for me i say points', 'Score', 'Points'],
    [
      trials,
      'en',
      'oh dear handler sounds so harsh could we put partner there instead',
      'Handler',
      'Partner',
    ],
    [talks, 'tr', 'konu yazan yerin adı önerme olsun canım üyeler yanlış anlıyo', 'Konu', 'Önerme'],
    [
      talks,
      'tr',
      'puanın adını değerlendirme notu olarak değiştirir misiniz teşekkürler',
      'Puan',
      'Değerlendirme notu',
    ],
    [talks, 'tr', 'konu yerine önerme yazsın, bizde kuralı öyle', 'Konu', 'Önerme'],
  ] as const)('gets the name that it is given: %s: %s: %s', (first, language, prompt, old, next) => {
    const { before, after, operations } = changed(first, language, prompt);
    expect(shown(before)).toContain(old);
    expect(after.entities[0]?.fields.map(({ label }) => label)).toContain(next);
    expect(after.entities[0]?.fields.map(({ label }) => label)).not.toContain(old);
    expect(operations).toHaveLength(1);
  });

  it('is not renamed by a message with another wish', () => {
    const { after } = changed(trials, 'en', 'add weather, call it points not score');
    expect(shown(after)).toContain('Weather');
  });
});

describe('the list that only a removed part used', () => {
  it('goes with it, and comes back with it', () => {
    const { before, after, undone } = changed(wash, 'tr', 'personeli kaldır tek başıma çalışıyom zaten');
    expect(shown(before)).toMatch(/personel/i);
    expect(shown(after)).not.toMatch(/personel/i);
    expect(shown(undone as AppSpec)).toBe(shown(before));
  });

  it('stays if only the part of the form is meant', () => {
    const { after } = changed(wash, 'tr', 'personel alanını kaldır');
    expect(after.entities[0]?.fields.map(({ label }) => label)).not.toContain('Personel');
    expect(after.entities.map(({ one }) => one)).toContain('personel');
  });
});

describe('the rows of a part that gets another name', () => {
  it('get it too if they are called like the part', () => {
    const { after } = changed(dojo, 'en', 'please rename “student” to “trainee”');
    expect(shown(after)).toMatch(/trainees/);
    expect(shown(after)).not.toMatch(/student/i);
  });

  it.each([
    ['en', 'cleaning company jobs', 'staff may not delete jobs'],
    ['tr', 'kira ve kiracı takibi', 'telefonu boş bırakamasınlar'],
    ['en', 'bakery stock', 'swap price into swiss francs'],
  ] as const)(
    'is no part to take away or to rename where the message means something else: %s: %s: %s',
    (language, first, prompt) => {
      const { operations } = changed(first, language, prompt);
      expect(operations.some(({ kind }) => kind === 'removeField')).toBe(false);
      expect(operations.some((each) => each.kind === 'changeField' && /franc/i.test(each.field.label))).toBe(
        false,
      );
    },
  );
});
