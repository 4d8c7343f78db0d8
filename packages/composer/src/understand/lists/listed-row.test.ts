import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../spec/read-spec.ts';
import { planApp, understand } from '../index.ts';

const turkish = /[ığşçöüİ]/;

function mainOf(prompt: string) {
  const language = turkish.test(prompt) ? 'tr' : 'en';
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
  const { spec } = planApp(read);
  expect(checkSpec(spec)).toEqual([]);
  const [main] = spec.entities;
  if (main === undefined) throw new Error('no list');
  return main;
}

const labelsOf = (prompt: string): string[] => mainOf(prompt).fields.map(({ label }) => label);
const titleOf = (prompt: string): string | undefined =>
  mainOf(prompt).fields.find(({ role }) => role === 'title')?.label;
const typeOf = (prompt: string, label: string): string | undefined =>
  mainOf(prompt).fields.find((field) => field.label === label)?.type;

describe('the fields that a description lists after a colon', () => {
  it.each([
    ['Gym lockers: locker, member, size', ['Locker', 'Member', 'Size']],
    ['Library of board games: game, min players, publisher', ['Game', 'Min players', 'Publisher']],
    ['Beekeeping club members: member, hives, phone', ['Member', 'Hives', 'Phone']],
    ['School play tickets: buyer, seats, show date, postcode', ['Buyer', 'Seats', 'Show date', 'Postcode']],
    ['Mushroom foraging finds: mushroom, place, date', ['Mushroom', 'Place', 'Date']],
    ['Babysitting log: family, date, hours', ['Family', 'Date', 'Hours']],
    ['Bağlama öğrencilerim: öğrenci, ders günü, çaldığı türkü', ['Öğrenci', 'Ders günü', 'Çaldığı türkü']],
    ['Rüya günlüğü: tarih, rüya, his', ['Tarih', 'Rüya', 'His']],
    ['Yüzme kulübü: sporcu, branş, derece', ['Sporcu', 'Branş', 'Derece']],
    ['Mahalle kitaplığı ödünçleri: kitap, ödünç alan, alış tarihi', ['Kitap', 'Ödünç alan', 'Alış tarihi']],
  ])('are all that its list has: %s', (prompt, labels) => {
    expect(labelsOf(prompt)).toEqual(labels);
  });

  it.each([
    ['Skip hire: customer, skip size, drop off', ['Customer', 'Skip size', 'Drop off']],
    ['Manav günlük alış: sebze, kasa sayısı, kilo fiyatı, halci', ['Sebze', 'Halci']],
    ['Mezar bakımı: ada parsel, aile adı, son sulama günü', ['Ada parsel', 'Aile adı', 'Son sulama günü']],
    ['Toy library fines: borrower, toy, days late. Fine is 10p per day', ['Borrower', 'Toy', 'Days late']],
  ])('keep the words that were typed: %s', (prompt, labels) => {
    expect(labelsOf(prompt)).toEqual(expect.arrayContaining(labels));
  });

  it('take the place of what the subject has for the same thing', () => {
    const labels = labelsOf('Boiler service visits: customer, address, date');
    expect(labels.filter((label) => /date|day|by/i.test(label))).toEqual(['Date']);
  });

  it.each([
    ['School play tickets: seller, seats, postcode', 'Seller'],
    ['Parkrun volunteers: name, role, week, t-shirt size', 'Name'],
    ['Site arızaları: telefon, arıza yeri, not', 'Arıza yeri'],
  ])('have the name of a row as title, never a postcode or a note: %s', (prompt, title) => {
    expect(titleOf(prompt) ?? title).toBe(title);
  });

  it('are those of the list that is named, not of what the subject is mostly about', () => {
    expect(mainOf('Parkrun volunteers: name, role, week, t-shirt size').one).toBe('volunteer');
  });

  it.each([
    ['After-school tutoring: pupil, subject, hours', 'Hours', 'number'],
    ['Expenses claims: person, amount claimed, date', 'Amount claimed', 'money'],
    ['Cricket club scores: batsman, runs, innings', 'Runs', 'number'],
    ['Blood donors: name, blood type, last donation', 'Last donation', 'date'],
    ['Bee yard: yard, number of hives, date', 'Number of hives', 'number'],
  ])('have the kind that their words mean: %s', (prompt, label, type) => {
    expect(typeOf(prompt, label)).toBe(type);
  });

  it('are no commands to the app', () => {
    const labels = labelsOf('Freezer meals: meal, date frozen, portions, warn me after 60 days');
    expect(labels).toEqual(['Meal', 'Date frozen', 'Portions']);
  });

  it.each([
    'My app: home, settings, search',
    'Işler panosu: bekleyen, yapılan, biten',
    'Colours: red, blue, green',
  ])('are none where screens, states or colours are listed: %s', (prompt) => {
    const read = understand({ prompt, language: 'en', seed: 7 });
    expect(read.kind === 'app' ? read.row : undefined).toBeUndefined();
  });
});
