import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import { partsAfter } from '../testing/parts-after.ts';
import { converse } from './converse.ts';

describe('values that a message lists', () => {
  it.each([
    [
      'Kompost günlüğü: tarih, ne attım, nem',
      'tr',
      'Koku derecesi istiyorum 3 kademe: kokmuyor, hafif, leş gibi',
      'Koku derecesi/Kokmuyor/Hafif/Leş',
    ],
    [
      'Ironing service: customer, pieces, pickup',
      'en',
      'starch should be a choice (none, light, heavy) since Mr. Adeyemi complained',
      'Starch/None/Light/Heavy',
    ],
    [
      'Kuaför boya kartları: müşteri, boya kodu, tarih',
      'tr',
      'oksidan eksik kalmış canım, yüzde 6 yüzde 9 yüzde 12 diye seçmeli olsa',
      'Oksidan/Yüzde 6/Yüzde 9/Yüzde 12',
    ],
    [
      'Zeytin teslimi: üretici, çuval, asit',
      'tr',
      'Asit serbest yazılmasın: düşük, orta, yüksek diye üç şık çıksın',
      'Asit/Düşük/Orta/Yüksek',
    ],
    [
      'Fencing club kit hire: fencer, mask, jacket',
      'en',
      'which weapon foil epee or sabre, + sword hand left/right',
      'Sword hand/Left/Right',
    ],
  ] as const)(
    'are of the part that it names before them: %s: %s: %s',
    (first, language, prompt, expected) => {
      expect(partsAfter(first, language, prompt)).toContain(expected);
    },
  );

  it('are not of a part in another sentence', () => {
    const after = partsAfter(
      'Birdwatching: species, marsh, count',
      'en',
      'Male, female or juvenile ought to be selectable; and being old-fashioned I do like to record the wind.',
    );
    expect(after).toContain('Wind,');
    expect(after).toContain('Male/Female/Juvenile');
  });

  it('stand beside another new part', () => {
    const after = partsAfter(
      'Okçuluk antrenmanı: mesafe, ok sayısı, puan',
      'tr',
      'yay tipini unutmuşum (olimpik, makaralı, geleneksel). rüzgar da var tabi, açık havada atıyoz',
    );
    expect(after).toContain('Yay tipi/Olimpik/Makaralı/Geleneksel');
    expect(after).toContain('Rüzgar');
  });
});

describe('another name', () => {
  it.each([
    ['potluck: family, dish, servings', 'en', "shouldn't say servings, should say feeds", 'Feeds'],
    [
      'Gentle exercises: exercise, reps, soreness',
      'en',
      'could soreness be called stiffness pls, grans panic',
      'Stiffness',
    ],
    [
      'tailor measurement: client, bust, inseam',
      'en',
      'Madam say make e be customer no be client',
      'Customer',
    ],
    ['Esports scrims: opponent, score', 'en', 's/opponent/enemy/ thx', 'Enemy'],
    [
      'Housing co-op board: motion, mover, outcome',
      'en',
      'the correct term is proposer rather than mover',
      'Proposer',
    ],
    ['Book club: title, host, snack', 'en', "Could 'snack' become 'nibbles'? We are in Surrey.", 'Nibbles'],
    ['Lambing shed: ewe, tag, lambs', 'en', 'we dunt say ewe up ere, its yow', 'Yow'],
    [
      'Saree fall pico: lady, saree colour, ready date',
      'en',
      '"lady" is sounding odd, make it "madam name"',
      'Madam name',
    ],
    ['Balık av günlüğü: balık, mevki, kilo', 'tr', 'mevki ne ya askerde miyiz, mera de şuna', 'Mera'],
    ['Emlak ofisi: ilan, semt, fiyat', 'tr', 'semt olmadı, mahalle olsun orası', 'Mahalle'],
  ] as const)('takes the place of the old one: %s: %s: %s', (first, language, prompt, name) => {
    const before = partsAfter(first, language, 'hello').split(', ').length;
    const after = partsAfter(first, language, prompt);
    expect(after).toContain(name);
    expect(after.split(', ')).toHaveLength(before);
  });

  it('is given to rows that are called like the part', () => {
    const after = partsAfter(
      'Dry cleaners: garment, ticket, ready by',
      'en',
      'change ticket to tag no, tickets are for parking',
    );
    expect(after).toContain('tag no(');
    expect(after).not.toMatch(/ticket/i);
  });

  it('is given to the part that is written, not to rows that mean the same', () => {
    const after = partsAfter(
      'Tailor jobs: client, style, fabric',
      'en',
      'remove fabric, and client should be "madam"',
    );
    expect(after).toContain('Madam');
    expect(after).not.toContain('Client');
  });
});

describe('a message with several wishes', () => {
  it.each([
    [
      'Carpet cleaning jobs: address, rooms, quote',
      'en',
      'change quote to price. add pets yes/no. oh and dark mode if u can',
      ['Price', 'Pets'],
    ],
    [
      'otopark: plaka, giriş, çıkış. saati 40 lira',
      'tr',
      'saati 60 oldu, araç tipi de koy (otomobil kamyonet motosiklet), bi de yeşil olsun',
      ['60 lira', 'Araç tipi'],
    ],
  ] as const)('gets all of the parts: %s: %s: %s', (first, language, prompt, expected) => {
    const after = partsAfter(first, language, prompt);
    for (const part of expected) expect(after).toContain(part);
  });
});

it('does not take what shall appear elsewhere for what shall go', () => {
  const after = partsAfter(
    'Resim kursu ödevleri: öğrenci, ödev, teslim tarihi',
    'tr',
    'teslimler takvim üstünde de çıksın',
  );
  expect(after).toContain('Teslim tarihi');
});

it('gives another unit or currency, and no name', () => {
  expect(
    partsAfter('Bahçe sulama: bitki, gün, miktar', 'tr', 'miktarı litreye çevir, kovayla ölçemiyorum artık'),
  ).toContain('Miktar');
  const app = composeApp({ prompt: 'Yayla evi kirası: kiracı, gece, ücret', language: 'tr' });
  if (app.kind !== 'app') throw new Error('No app');
  const answer = converse({
    prompt: 'ücret TL değil euro olsun gurbetçiye veriyoz',
    spec: app.spec,
    files: app.files,
  });
  expect(answer?.kind === 'changed' && answer.spec.currency).toBe('EUR');
});

describe('rows of their own', () => {
  it.each([
    [
      'Hardware shop: item, qty, aisle',
      'en',
      'suppliers need a page to themselves, company + rep + phone',
      'supplier(Company, Rep, Phone)',
    ],
    [
      'Dernek üyeleri: üye, telefon, meslek',
      'tr',
      'Ayrıca toplantılar için müstakil bir liste arzu ediyoruz; gündem ve karar yazılacak.',
      'toplantı(Gündem, Karar)',
    ],
  ] as const)('have the parts that are named: %s: %s: %s', (first, language, prompt, expected) => {
    expect(partsAfter(first, language, prompt)).toContain(expected);
  });
});

describe('a look', () => {
  function specAfter(first: string, prompt: string) {
    const app = composeApp({ prompt: first, language: 'en' });
    if (app.kind !== 'app') throw new Error(`No app: ${first}`);
    const answer = converse({ prompt, spec: app.spec, files: app.files });
    return answer?.kind === 'changed' ? answer.operations.map(({ kind }) => kind) : [];
  }

  it('is asked for by a colour or a size among other words', () => {
    expect(specAfter('viewing centre: match, seats', 'green abeg, na our colour be that')).toEqual([
      'setColors',
    ]);
    expect(
      specAfter("Mum's memory book: person, story", 'bigger writing if you would, her sight is failing'),
    ).toEqual(['setTextSize']);
  });
});

it.each([
  [
    'Hurdacı alımları: malzeme, kilo, ödendi mi',
    'tr',
    'parasını vermediklerimi tek başına görmem mümkün olsun',
  ],
  ['Munro bagging: hill, height, climbed', 'en', "let me hide what I've done already"],
] as const)('answers a wish for some rows alone, and adds no part: %s: %s: %s', (first, language, prompt) => {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`No app: ${first}`);
  const answer = converse({ prompt, spec: app.spec, files: app.files });
  const fields = answer?.kind === 'changed' ? answer.spec.entities[0]?.fields : app.spec.entities[0]?.fields;
  expect(answer).toBeDefined();
  expect(fields).toHaveLength(app.spec.entities[0]?.fields.length ?? 0);
});
