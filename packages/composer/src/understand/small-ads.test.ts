import type { Language } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';

function appOf(prompt: string, language: Language) {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`No app: ${prompt}`);
  return { ...app, labels: app.spec.entities[0]?.fields.map(({ label }) => label) ?? [] };
}

describe('a small ad', () => {
  it.each([
    ['man with a van', 'en', 'moving'],
    ['room to let', 'en', 'rent'],
    ['arabanin yag degisimi', 'tr', 'carCare'],
    ['terziyim paça fermuar', 'tr', 'tailor'],
    ['kuaförüm boya fön', 'tr', 'beautySalon'],
    ['berberim saç sakal', 'tr', 'barber'],
  ] as const)('becomes an app for its trade: %s (%s)', (prompt, language, subject) => {
    const { spec, name } = appOf(prompt, language);
    expect(spec.subject).toBe(subject);
    expect(name).not.toMatch(/iyim|berberim|kuaförüm/i);
  });

  it.each([
    ['used prams for sale', 'en', 'catalogue'],
    ['eggs for sale', 'en', 'catalogue'],
    ['satılık keçi ve koyun', 'tr', 'catalogue'],
    ['sahibinden satılık traktör', 'tr', 'catalogue'],
    ['kiralık karavan', 'tr', 'reservation'],
    ['bouncy castle for hire', 'en', 'reservation'],
    ['house for sale', 'en', 'collection'],
    ['eggs for sale: date, eggs, broken', 'en', 'log'],
    ['evde ingilizce ders verilir', 'tr', 'appointments'],
  ] as const)('becomes the kind of app for it: %s (%s)', (prompt, language, archetype) => {
    expect(appOf(prompt, language).spec.archetype).toBe(archetype);
  });

  it('keeps its nouns whole in the name', () => {
    expect(appOf('kiralık yazlık bodrum', 'tr').name).toBe('Kiralık Yazlık Bodrum');
  });

  it.each([
    ['splitting the bill for rent', 'en'],
    ['things to pack for hire car', 'en'],
    ['looking for rooms for rent', 'en'],
  ] as const)('is nothing that a person looks or pays for: %s (%s)', (prompt, language) => {
    expect(['reservation', 'catalogue']).not.toContain(appOf(prompt, language).spec.archetype);
  });

  it('has rows of both of its nouns', () => {
    const [main] = appOf('honey and candles for sale', 'en').spec.entities;
    const titles = main?.samples.slice(0, 2).map((row) => Object.values(row)[0]);
    expect(titles).toEqual(['Small honey', 'Large candle']);
  });

  it('has each part once', () => {
    expect(appOf('berberim saç sakal', 'tr').labels).not.toContain('Saç sakal');
    const { labels } = appOf('taxi expense book - fuel, tyres, fines, car wash', 'en');
    expect(labels.filter((label) => /^(?:car|wash|car wash)$/i.test(label))).toEqual(['Car wash']);
  });
});

describe('a row of parts', () => {
  it.each([
    ['donkey sanctuary: donkey, stable, feed', ['Donkey', 'Stable', 'Feed']],
    ['stained glass repairs: window, church, panel', ['Window', 'Church', 'Panel']],
  ] as const)('may have one that is called like a screen: %s', (prompt, parts) => {
    expect(appOf(prompt, 'en').labels.slice(0, 3)).toEqual(parts);
  });
});

describe('what an app is about', () => {
  it.each([
    ['flossing every day', 'flossing'],
    ['hiring out kayaks single or double, customer name, time out, time back, deposit', 'kayak'],
  ] as const)('is a thing, not when or how it is written down: %s', (prompt, one) => {
    expect(appOf(prompt, 'en').spec.entities[0]?.one).toBe(one);
  });

  it('is what people ask each other for', () => {
    const prompt = 'need a thing where staff ask for annual leave, from and to, reason, and i say yes or no';
    expect(appOf(prompt, 'en').spec.subject).toBe('leave');
  });
});

describe('what any row has', () => {
  it('is not what the app is about', () => {
    const prompt =
      'Bizim liseyi bitireli kırk yıl olmuş, mezunları tek tek bulduk. Herkesin ismi şehri mesleği telefonu bi yerde toplansın istiyoruz';
    expect(appOf(prompt, 'tr').name).not.toMatch(/^ismi/i);
  });
});
