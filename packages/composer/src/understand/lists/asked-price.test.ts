import { describe, expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';

function labelsOf(prompt: string): string[] {
  const read = understand({ prompt, language: 'tr', seed: 7 });
  if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
  return planApp(read).spec.entities[0]?.fields.map(({ label }) => label) ?? [];
}

describe('"kaça"', () => {
  it('asks for the price of buying and of selling', () => {
    const labels = labelsOf('eski plaklarım: albüm, kaça aldım, kaça sattım, tarih');
    expect(labels.filter((label) => /fiyat/i.test(label))).toEqual(['Alış fiyatı', 'Satış fiyatı']);
  });

  it('is no field beside a price that the app has', () => {
    const labels = labelsOf('kitaplarım baskı yılı ve kaça aldım');
    expect(labels.filter((label) => /fiyat|kaça/i.test(label))).toHaveLength(1);
  });

  it('asks for no price with other words: a score, slices of a cake', () => {
    expect(labelsOf('halı saha maçlarımız: rakip, kaça kaç bitti, gol atanlar')).not.toContain('Fiyat');
    expect(labelsOf('pasta dilimleri: çeşit, kaça böldüm')).not.toContain('Fiyat');
  });
});
