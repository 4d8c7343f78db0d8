import { describe, expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';

function mainOf(prompt: string) {
  const read = understand({ prompt, language: 'tr', seed: 7 });
  if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
  const { spec } = planApp(read);
  const [entity] = spec.entities;
  return { name: spec.name, subject: spec.subject, one: entity?.one, many: entity?.many };
}

describe('the place of the things', () => {
  it.each([
    ['okulumuzun kütüphanesindeki kitaplar kimde', 'books'],
    ['apartmanda kapı zili bozulanlar arızalar', 'everyRepairList'],
  ])('is not what the app is about: %s', (prompt, subject) => {
    expect(mainOf(prompt).subject).toBe(subject);
  });

  it.each([
    ['hamamda kese köpük sırası', 'kese köpük sırası'],
    ['minibüs durağında sıra kimde', 'sıra'],
    ['sitemizin havuzuna giren misafirler', 'misafir'],
    ['mahallemizin mama noktaları', 'mama noktası'],
  ])('is no part of the noun: %s', (prompt, one) => {
    expect(mainOf(prompt).one).toBe(one);
  });

  it('names the entries without its case when only a question follows', () => {
    expect(mainOf('buzlukta ne var ne zaman koydum').one).toBe('buzluk');
  });
});

describe('a noun in the plural', () => {
  it.each([
    ['güvercin yavruları bilezik numarası', 'Güvercin Yavrularım'],
    ['gezdigim muzeler bilet ucreti', 'Müzelerim'],
    ['abonelikler netflix spotify ne zaman çekiyor', 'Aboneliklerim'],
    ['eski paralarım hangi yıl kaça aldım', 'Eski Paralarım'],
    ['market fişlerini çekip saklayayım kaybolmasın', 'Market Fişlerim'],
    ['anneannemin yemek tarifleri', 'Tarif Defteri'],
  ])('ends its phrase: %s', (prompt, name) => {
    expect(mainOf(prompt).name).toBe(name);
  });

  it('keeps a vowel of its own before the ending of a compound', () => {
    expect(mainOf('çoban köpeği yavruları küpe no').name).toContain('Yavrusu');
  });
});

describe('a word with other readings', () => {
  it('is no case of a shorter subject: "plaka" is no "plak"', () => {
    expect(mainOf('giren çıkan araç plaka saat').subject).not.toBe('records');
  });

  it('is a thing of the user in the plural: "duvar saatlerim" are clocks', () => {
    expect(mainOf('duvar saatlerim hangisi çalışıyor').one).toBe('duvar saati');
  });
});

describe('a state of the user', () => {
  it('names what is written down of it: "uykusuzum" is about sleeplessness', () => {
    expect(mainOf('uykusuzum gece kaç kere uyandım').one).toBe('uykusuzluk');
  });
});
