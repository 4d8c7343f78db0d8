import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import type { Entity } from '../../spec/entity.ts';
import { converse } from '../converse.ts';

function answerTo(first: string, language: 'tr' | 'en', prompt: string) {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`No app: ${first}`);
  return { before: app.spec, answer: converse({ prompt, spec: app.spec, files: app.files }) };
}

function changed(first: string, language: 'tr' | 'en', prompt: string) {
  const { before, answer } = answerTo(first, language, prompt);
  if (answer?.kind !== 'changed') throw new Error(`Not changed: ${answer?.text ?? ''}`);
  return { before, after: answer.spec };
}

const labelsOf = ({ fields }: Entity): readonly string[] => fields.map(({ label }) => label);

/** The rows that the message added: their name and the labels of their fields. */
function addedRows(first: string, language: 'tr' | 'en', prompt: string): readonly string[] {
  const { before, after } = changed(first, language, prompt);
  const [added] = after.entities.filter(({ id }) => before.entities.every((entity) => entity.id !== id));
  return added === undefined ? [] : [added.many, ...labelsOf(added)];
}

/** New fields of the main rows with their type, unit or options. */
function addedFields(first: string, language: 'tr' | 'en', prompt: string): readonly string[] {
  const { before, after } = changed(first, language, prompt);
  const known = labelsOf(before.entities[0] as Entity);
  return (after.entities[0]?.fields ?? [])
    .filter(({ label }) => !known.includes(label))
    .map(({ label, type, unit, options = [] }) =>
      [label, unit ?? type, ...options.map((option) => option.label)].join(', '),
    );
}

const bikes = 'Bike shop repairs: bike, customer, fault';
const hives = 'Beekeeping: hive, queen, honey';
const farm = 'Tarla defteri: tarla, ürün, ekim tarihi';
const shelter = 'Dog shelter: dog, age, arrived';
const violin = 'Keman öğrencileri: öğrenci, parça, tarih';

describe('a second list with its own parts', () => {
  it.each([
    [
      bikes,
      'en',
      'can you also do a parts tab - part name, supplier, how many left',
      ['parts', 'Part name', 'Supplier', 'How many left'],
    ],
    [
      hives,
      'en',
      'honestly the swarms should have their own page. date, where it landed',
      ['swarms', 'Date', 'Where it landed'],
    ],
    [
      farm,
      'tr',
      'traktör bakımları diye ayrı sekme koysana; tarih, yapılan iş',
      ['traktör bakımları', 'Tarih', 'Yapılan iş'],
    ],
    [
      farm,
      'tr',
      'yedek parça listesi de ayrı olsun, parça adı adet raf',
      ['yedek parçalar', 'Parça adı', 'Adet', 'Raf'],
    ],
  ] as const)('has exactly the parts that are named: %s', (first, language, prompt, expected) => {
    expect(addedRows(first, language, prompt)).toEqual(expected);
  });

  it('makes no rows of values of the app, an order or a page that it has', () => {
    for (const prompt of ['add a status list: open, closed, lost', 'group the list by fault, newest first'])
      expect(addedRows(bikes, 'en', prompt)).toEqual([]);
  });
});

describe('a choice whose values stand apart from its name', () => {
  it.each([
    [
      shelter,
      'en',
      'also what size are they. small, medium, massive',
      'Size, choice, Small, Medium, Massive',
    ],
    [
      shelter,
      'en',
      'temper!!! people ask all day. calm nervous feisty',
      'Temper, choice, Calm, Nervous, Feisty',
    ],
    [
      violin,
      'tr',
      'seviye??? hoca soruyo hep. başlangıç, orta, ileri',
      'Seviye, choice, Başlangıç, Orta, İleri',
    ],
  ] as const)('is one part: %s, %s: %s', (first, language, prompt, expected) => {
    expect(addedFields(first, language, prompt)).toContain(expected);
  });

  it('leaves a message with several wishes to the readers of each', () => {
    const found = addedFields(shelter, 'en', 'add condition (good, poor) and space for a photo');
    expect(found).toHaveLength(2);
  });
});

describe('a part among chatter', () => {
  it.each([
    [shelter, 'en', 'Needs a spot for allergies, my vet asks about them every time', 'Allergies'],
    [shelter, 'en', 'missing microchip field?? half of mine were lost lol', 'Microchip'],
    [shelter, 'en', 'where it was found would be good, most come from the coast', 'Where it was found'],
    [violin, 'tr', 'depozitoyu unutmuşum koyabilir miyiz', 'Depozito'],
    [
      violin,
      'tr',
      'ben yaşlıyım zor yazıyorum. kayıt isteyip istemediğini de yazacak yer koyar mısın',
      'Kayıt istedi',
    ],
  ] as const)('is added: %s, %s: %s', (first, language, prompt, label) => {
    expect(addedFields(first, language, prompt).map((field) => field.split(',')[0])).toEqual([label]);
  });

  it('keeps a word in brackets that is no known unit', () => {
    expect(addedFields(farm, 'tr', 'Basınç (bar) da eklenmeli denetimde soruyorlar')).toEqual([
      'Basınç (bar), text',
    ]);
  });

  it('answers a question about such words', () => {
    expect(answerTo(shelter, 'en', 'where are my dogs saved?').answer?.kind).toBe('text');
  });
});
