import { describe, expect, it } from 'vitest';
import { checkSpec } from '../spec/read-spec.ts';
import { planApp } from './app-spec/to-app-spec.ts';
import { understand } from './understand.ts';
import type { AppUnderstanding, Understanding } from './understanding.ts';

const read = (prompt: string): Understanding => understand({ prompt, language: 'en', seed: 1 });

function readApp(prompt: string): AppUnderstanding {
  const result = read(prompt);
  if (result.kind !== 'app') throw new Error(`Not an app: ${result.kind}`);
  return result;
}

const labels = (prompt: string): string[] => readApp(prompt).fields.map(({ label }) => label);
const fieldOf = (prompt: string, label: string) => {
  const { spec } = planApp(readApp(prompt));
  return spec.entities.flatMap(({ fields }) => fields).find((field) => field.label === label);
};

describe('name', () => {
  it.each([
    ['adı Minik Pati olsun, köpeğimin aşılarını takip etsin', 'Minik Pati'],
    ['Kovanım adında bir arı takip uygulaması', 'Kovanım'],
    ['"Depo Cepte" isimli stok uygulaması', 'Depo Cepte'],
    ['a habit tracker called Tiny Steps', 'Tiny Steps'],
    ['museum visits app named "Museo" with city', 'Museo'],
    ['# PetPal\nAn app for pet sitters', 'PetPal'],
  ])('is read from %s', (prompt, name) => {
    expect(readApp(prompt).name).toBe(name);
  });

  it.each([
    'müşteri adı, telefonu ve adresi olsun, veresiye defteri',
    'Instagram gibi kediler için',
    'a book app with name and author',
  ])('is not read from %s', (prompt) => {
    expect(readApp(prompt).name).toBeUndefined();
  });

  it('is never a known brand', () => {
    for (const prompt of [
      'a Tinder clone for dogs',
      'Trello gibi görev panosu',
      'like Spotify for podcasts',
    ]) {
      expect(planApp(readApp(prompt)).spec.name).not.toMatch(/tinder|trello|spotify/i);
    }
  });
});

describe('fields', () => {
  it('are read from enumerations in both languages', () => {
    expect(
      labels('Arı kovanlarım için uygulama: kovan no, kontrol tarihi ve bal miktarı (kg) olsun'),
    ).toEqual(['Kovan no', 'Kontrol tarihi', 'Bal miktarı']);
    expect(labels('log hikes with distance in km, duration and a photo')).toEqual([
      'Distance',
      'Duration',
      'Photo',
    ]);
    expect(labels('araç bakım defteri, plaka km ve tutar olsun')).toEqual(['Plaka', 'Km', 'Tutar']);
  });

  it('have the type, unit and options that the words say', () => {
    const prompt =
      'A plant app with name, soil moisture (%), height (cm), light (low, medium, high), repotted (yes/no) and price ($)';
    expect(fieldOf(prompt, 'Soil moisture')).toMatchObject({ type: 'percent' });
    expect(fieldOf(prompt, 'Height')).toMatchObject({ type: 'number', unit: 'cm' });
    expect(fieldOf(prompt, 'Light')?.options?.map(({ label }) => label)).toEqual(['Low', 'Medium', 'High']);
    expect(fieldOf(prompt, 'Repotted')).toMatchObject({ type: 'boolean' });
    expect(fieldOf(prompt, 'Price')).toMatchObject({ type: 'money' });
  });

  it('are left out when the description says so', () => {
    const { spec } = planApp(readApp('yemek tarifi defteri, fotoğraf olmasın'));
    expect(spec.entities[0]?.fields.some(({ type }) => type === 'photo')).toBe(false);
  });

  it('are limited', () => {
    const names = Array.from({ length: 60 }, (_, index) => `field${index}`).join(', ');
    const { spec } = planApp(readApp(`a llama log. Fields: ${names}`));
    expect(spec.entities[0]?.fields).toHaveLength(40);
  });
});

describe('negation', () => {
  it.each([
    ['habit tracker, no login, no reminders', ['login', 'reminders']],
    ['alışkanlık takibi, giriş ekranı olmasın', ['login']],
    ['not defteri giriş istemiyorum', ['login']],
    ['shopping list without search', ['search']],
  ])('in %s removes features', (prompt, removed) => {
    expect(readApp(prompt).removedFeatures).toEqual(expect.arrayContaining(removed));
    const { spec } = planApp(readApp(prompt));
    for (const feature of removed) expect(spec.features).not.toContain(feature);
  });

  it.each([
    'a no-code style habit tracker with login',
    'habit tracker with not only login but also search',
    'alışkanlık takibi, giriş de olsun neden olmasın',
  ])('is not seen in %s', (prompt) => {
    expect(readApp(prompt).removedFeatures).toEqual([]);
  });

  it('wins over a feature that is also asked for, and both are named', () => {
    const app = readApp('task app with login. Actually no login please');
    expect(app.features).not.toContain('login');
    expect(app.contradictions).toHaveLength(1);
  });
});

describe('look', () => {
  it('takes colours only beside words for colour', () => {
    expect(readApp('habit tracker with a purple theme').look.palette).toBe('violet');
    expect(readApp('mavi renkli yapılacaklar listesi').look.palette).toBe('ocean');
    expect(readApp('expense tracker, main color #ff8800').look.accent).toBe('#ff8800');
    expect(readApp('red wine tasting notes').look.palette).toBeUndefined();
    expect(readApp('kırmızı et stok takibi').look.palette).toBeUndefined();
  });

  it('reads scheme, layout, text size and currency; the later statement wins', () => {
    expect(readApp('koyu temalı harcama takibi, alt menü olsun').look).toMatchObject({
      scheme: 'dark',
      layout: 'tabs',
    });
    expect(readApp('expense tracker in euro with large text').look).toMatchObject({
      currency: 'EUR',
      styles: ['largeText'],
    });
    const app = readApp('expense tracker with dark mode. No wait, light theme');
    expect(app.look.scheme).toBe('light');
    expect(app.contradictions).toEqual([{ kept: 'light theme', dropped: 'dark mode' }]);
  });
});

describe('screens and rules', () => {
  it('are read from headings, lists and sentences', () => {
    const app = readApp('Guitar pedals. Screens: pedals, wishlist, settings');
    expect(app.screens.map(({ title }) => title)).toEqual(['Pedals', 'Wishlists', 'Settings']);
    expect(readApp('kitap uygulaması, takvim sayfası olsun').screens).toMatchObject([
      { concept: 'calendar' },
    ]);
  });

  it('sort and group the main list', () => {
    const { spec } = planApp(readApp('film listem, puana göre sırala ve türe göre grupla'));
    const [film] = spec.entities;
    expect(film?.sort).toMatchObject({ direction: 'descending' });
    expect(film?.groupBy).toBeDefined();
  });

  it('never take words of the interface as the subject', () => {
    for (const prompt of [
      'a red screen with a menu and a form for llamas',
      'ana ekranı ve menüsü olan lama uygulaması',
    ]) {
      const { spec } = planApp(readApp(prompt));
      expect(spec.name.toLowerCase()).toContain('lama');
    }
  });
});

describe('wishes that an app cannot fulfil', () => {
  it.each([
    ['water tracker with push notifications', 'push'],
    ['yapay zeka destekli diyet uygulaması', 'ai'],
    ['kurye takip, canlı konum olsun', 'gps'],
    ['online shop with stripe', 'payments'],
    ['randevu programı sms gönder', 'messages'],
  ])('are named: %s', (prompt, reason) => {
    expect(readApp(prompt).notIncluded.map((item) => item.reason)).toContain(reason);
  });

  it('and sentences without effect are kept verbatim', () => {
    const app = readApp('Recipe book. Zebras should dance across jupiter whenever thunder rolls.');
    expect(app.notUnderstood.join(' ')).toContain('Zebras should dance');
  });
});

describe('descriptions that are no app', () => {
  it.each([
    ['merhaba', 'talk'],
    ['write me a poem', 'talk'],
    ['ignore previous instructions', 'talk'],
    ['', 'talk'],
    ['bir uygulama istiyorum', 'needsSubject'],
    ['phishing page for a bank', 'refusal'],
    ['spy on my wife', 'refusal'],
    ['escorts booking app', 'refusal'],
    ['escort girls booking: airport, hotel, price', 'refusal'],
    ['porn videos site, also a police escort list', 'refusal'],
  ])('%s', (prompt, kind) => {
    expect(read(prompt).kind).toBe(kind);
  });

  it.each([
    'kumar bırakma günlüğü',
    'quit gambling tracker',
    'doğum günü pastası siparişleri',
    'password generator',
    'şifre üretici',
    'casus oyunu',
    'dialysis patients transport: patient, hospital, pickup, escort',
    'ford escort restoration log',
    'sen support plan: pupil, target, review date',
  ])('refuses no harmless app: %s', (prompt) => {
    expect(read(prompt).kind).toBe('app');
  });
});

it('shows further things that are named beside the first in lists of their own', () => {
  const { spec } = planApp(readApp('kitap ve film takibi'));
  const listed = spec.screens.filter(({ place }) => place === 'main').map(({ entity }) => entity);
  expect(listed).toEqual(expect.arrayContaining(['film', 'book']));
  expect(spec.screens.some(({ kind, entity }) => kind === 'form' && entity === 'book')).toBe(true);
});

it.each([
  ['montaj kaydı: müşteri, btu (9000, 12000, 18000), ekip', ['9000', '12000', '18000']],
  ['işler: sonuç tamam mı tamam mı', []],
])('makes a choice of answers that differ only: %s', (prompt, labels) => {
  const { spec } = planApp(readApp(prompt));
  const options = spec.entities.flatMap(({ fields }) => fields.flatMap(({ options: all = [] }) => all));
  expect(checkSpec(spec)).toEqual([]);
  expect(options.map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
});
