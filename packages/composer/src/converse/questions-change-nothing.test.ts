import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import { converse } from './converse.ts';

const apps = {
  carpets: ['Halı yıkama siparişleri: müşteri, telefon, teslim günü, durum', 'tr'],
  rugs: ['Halı yıkama siparişleri: müşteri, telefon, teslim günü, metrekare, fiyat', 'tr'],
  cakes: ['Baking orders: customer, phone, pick up date, price, rating', 'en'],
} as const;

function answer(name: keyof typeof apps, prompt: string) {
  const [first, language] = apps[name];
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error('no app');
  return converse({ prompt, spec: app.spec, files: app.files });
}

const labelsAfter = (name: keyof typeof apps, prompt: string): string => {
  const changed = answer(name, prompt);
  return changed?.kind === 'changed'
    ? changed.spec.entities.flatMap(({ fields }) => fields.map((field) => field.label)).join()
    : '';
};

describe('a message that only asks or complains', () => {
  it.each([
    ['cakes', 'is the price with or without tax and where can I change that later?'],
    ['cakes', 'the rating is broken, it does not let me tap five stars on my phone at all'],
    ['cakes', 'phone does not work on my phone when I tap it, nothing happens there'],
    ['carpets', 'durum bozuk, tamamlandıya basıyorum ama hiçbir şey olmuyor bu ekranda'],
    ['rugs', 'yanlışlıkla fiyatı silersem geri gelir mi'],
    ['rugs', 'fiyatı silince toplam da gidiyor mu yoksa kalıyor mu bilmek istiyorum ben'],
    ['carpets', 'teslim edilenleri neden silmiyor bu uygulama, liste çok uzadı artık bakamıyorum'],
  ] as const)('changes nothing: %s, %s', (name, prompt) => {
    expect(answer(name, prompt)?.kind).not.toBe('changed');
  });

  it.each([
    ['cakes', 'could the date be changed to a week later?'],
    ['rugs', 'teslim gününü yazmak istemiyorum elle, otomatik üç gün sonrası gelsin oraya'],
  ] as const)('takes no part away that is to be filled in otherwise: %s, %s', (name, prompt) => {
    const changed = answer(name, prompt);
    const kinds = changed?.kind === 'changed' ? changed.operations.map(({ kind }) => kind) : [];
    expect(kinds).not.toContain('removeField');
  });

  it.each([
    ['carpets', 'uygulama adı Temiz Halı olsun müşteri yerine kişi yazsın bundan sonra lütfen', 'Temiz Halı'],
    ['cakes', 'the app name should be Cake Town, call notes wishes', 'Cake Town'],
  ] as const)('may name the app beside a part: %s, %s', (name, prompt, appName) => {
    const changed = answer(name, prompt);
    expect(changed?.kind === 'changed' ? changed.spec.name : '').toBe(appName);
  });

  it.each(['teslim edilenleri gizle', 'teslim edilenler gizlensin', 'teslim edilenleri sil'])(
    'takes no field and no screen away for rows that shall not be seen: %s',
    (prompt) => {
      expect(answer('carpets', prompt)?.kind).not.toBe('changed');
    },
  );

  it.each([
    ['cakes', 'why is there nowhere to write the deposit? people pay half of it first', /Deposit/],
    ['cakes', 'is it possible to have a photo of the finished cake for each order please', /photo|cake/i],
  ] as const)('may be a wish: %s, %s', (name, prompt, label) => {
    expect(labelsAfter(name, prompt)).toMatch(label);
  });

  it.each([
    ['cakes', 'add a field for broken decorations', /broken decorations/i],
    ['carpets', 'bozuk mu diye bir kutucuk koy', /bozuk/i],
    ['carpets', 'hata alanı ekle', /hata/i],
  ] as const)('is no wish for a part that is named so: %s, %s', (name, prompt, label) => {
    expect(labelsAfter(name, prompt)).toMatch(label);
  });
});
