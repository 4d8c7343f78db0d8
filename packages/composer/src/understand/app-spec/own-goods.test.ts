import { describe, expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';

function mainOf(prompt: string, language: 'tr' | 'en') {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(`${prompt}: ${read.kind}`);
  const [main] = planApp(read).spec.entities;
  if (main === undefined) throw new Error('no entity');
  const title = main.fields.find(({ role }) => role === 'title');
  return { main, titles: main.samples.map((row) => String(row[title?.id ?? ''])) };
}

describe('rows of a stock list', () => {
  it.each([
    ['Candle stock with scent, quantity and price', 'en', 'candle'],
    ['kurbanlık koyun alım satım', 'tr', 'kurbanlık koyun'],
  ] as const)('are about the goods that are named: %s', (prompt, language, goods) => {
    const { main, titles } = mainOf(prompt, language);
    for (const title of titles) expect(title).toContain(goods);
    expect(main.fields.some(({ role }) => role === 'category')).toBe(false);
  });

  it.each([
    ['nalbur stok takibi', 'tr'],
    ['stok takip lazım', 'tr'],
    ['stok takibi', 'tr'],
  ] as const)('are those of the subject for a shop, or for no goods: %s', (prompt, language) => {
    const { main, titles } = mainOf(prompt, language);
    expect(titles).toContain('Vida 4×40');
    expect(main.fields.some(({ role }) => role === 'category')).toBe(true);
  });

  it('keep a category that was asked for', () => {
    const { main } = mainOf('candle stock: name, category, quantity', 'en');
    expect(main.fields.map(({ label }) => label)).toContain('Category');
  });
});
