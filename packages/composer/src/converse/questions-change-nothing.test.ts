import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import { converse } from './converse.ts';

const apps = {
  carpets: ['Halı yıkama siparişleri: müşteri, telefon, teslim günü, durum', 'tr'],
  cakes: ['Baking orders: customer, phone, pick up date, price, rating', 'en'],
} as const;

function answer(name: keyof typeof apps, prompt: string) {
  const [first, language] = apps[name];
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error('no app');
  return converse({ prompt, spec: app.spec, files: app.files });
}

describe('a message that only asks or complains', () => {
  it.each([
    ['cakes', 'is the price with or without tax and where can I change that later?'],
    ['cakes', 'the rating is broken, it does not let me tap five stars on my phone at all'],
    ['cakes', 'phone does not work on my phone when I tap it, nothing happens there'],
    ['carpets', 'durum bozuk, tamamlandıya basıyorum ama hiçbir şey olmuyor bu ekranda'],
    ['carpets', 'teslim edilenleri neden silmiyor bu uygulama, liste çok uzadı artık bakamıyorum'],
  ] as const)('changes nothing: %s, %s', (name, prompt) => {
    expect(answer(name, prompt)?.kind).not.toBe('changed');
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
    const changed = answer(name, prompt);
    const labels =
      changed?.kind === 'changed'
        ? changed.spec.entities.flatMap(({ fields }) => fields.map((field) => field.label)).join()
        : '';
    expect(labels).toMatch(label);
  });
});
