import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';

/** Labels of the main entity's fields with their types. */
function fieldsOf(prompt: string): string[] {
  const read = understand({ prompt, language: 'tr', seed: 7 });
  if (read.kind !== 'app') return [];
  return (planApp(read).spec.entities[0]?.fields ?? []).map(({ label, type }) => `${label}:${type}`);
}

describe('nouns that no other reader takes', () => {
  it.each([
    ['pide salonu paket sipariş kurye kim götürdü para alındı mı', 'Kurye:text'],
    ['lastik oteli müşteri lastiklerinin rafını depoda bulalım', 'Raf:text'],
    ['araba masraflarım yakıt servis sigorta', 'Sigorta:text'],
    ['mezar bakımı yapıyoruz ada parsel ücret', 'Ada:text'],
    ['Köyde traktörle tarla sürüyorum kimin kaç dönüm borcu kalmış göreyim', 'Dönüm:number'],
    ['satranç açılışlarım hamleler not', 'Hamle:text'],
    ['my kids screentime minutes per day reward', 'Reward:text'],
    ['cookery class participants & allergies', 'Allergies:text'],
    ['i breed guinea pigs, litters, sows, boars, sold to', 'Boars:text'],
  ])('become fields of a short description: %s', (prompt, field) => {
    expect(fieldsOf(prompt)).toContain(field);
  });

  it.each([
    ['köy kahvesinde evde oynanan okey hesabı', /ev|köy/i],
    ['trello gibi bir şey', /trello/i],
    ['lost property at our swimming pool, what, where found', /pool/i],
    ['list of films to watch with my bf and rate after', /bf/i],
    ['pls make: "Paws & Relax" dog sitting - dogs, owners phone', /relax/i],
  ])('are no fields if they say where, for whom or like what: %s', (prompt, pattern) => {
    expect(fieldsOf(prompt).filter((field) => pattern.test(field))).toEqual([]);
  });

  it.each([
    [
      'I teach english online to kids. lessons are 25 min. need student, time in my zone, what book and unit we are on, homework, paid package of 20 lessons and how many are left',
      /^Unit we are on:/,
    ],
    [
      'We are a community choir with sixty singers. I need the members with voice part, phone and email. It would also help to keep the repertoire with composer and where the scores are stored.',
      /^Composer:/,
    ],
    [
      'Köyümüzün derneğiyiz. Üyelerimiz, aidatlar, cenaze ve düğün yardımları, duyurular. Üye adı, sülale, telefon, yaşadığı şehir. Yönetim kurulu 7 kişi, sadece onlar değiştirebilsin.',
      /^Duyuru:/,
    ],
  ])('become fields of a longer one where they are enumerated or recorded: %s', (prompt, pattern) => {
    expect(fieldsOf(prompt).some((field) => pattern.test(field))).toBe(true);
  });

  it('never repeat a field under another form of its name', () => {
    const labels = fieldsOf('kombi bakım yapıyorum müşteri adres marka tarih ücret').map(
      (each) => each.split(':')[0],
    );
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.filter((label) => label === 'Ücret' || label === 'Fiyat')).toHaveLength(1);
  });

  it('may be any text', () => {
    const word = fc.constantFrom(
      'kaç',
      'hangi',
      've',
      'with',
      'and',
      'the',
      ',',
      ':',
      '(',
      ')',
      '.',
      'ada',
      'rafını',
      'tablets',
      'kim',
      '"',
      '🙂',
      'x1',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 40 }), (words) => {
        fieldsOf(`defter ${words.join(' ')}`);
      }),
      { numRuns: 150 },
    );
  });

  it('are read in linear time', () => {
    const begun = performance.now();
    fieldsOf(`rafını ve hamleler kaç dönüm (${'gübre mazot ilaç, '.repeat(3000)}`);
    expect(performance.now() - begun).toBeLessThan(8000);
  });
});

describe('questions and days of an enumeration', () => {
  it.each([
    ['maket uçaklarım: ölçek, marka, boyası bitti mi, kaç saat uğraştım, fotoğraf', /^Kaç saat.*:number$/],
    ['çöp kamyonu hangi sokağa girdi', /^Sokak:text$/],
    ['gezdiğim müzeler hangi şehirdeydi', /^Şehir:text$/],
    ['bat boxes in our wood, box number, tree, date checked, bats counted', /^Date checked:date$/],
    ['our pond: date it was cleaned, depth, who helped', /^Date it was cleaned:date$/],
  ])('are fields of their kind without the case of the sentence: %s', (prompt, pattern) => {
    expect(fieldsOf(prompt).filter((field) => pattern.test(field))).toHaveLength(1);
  });
});
