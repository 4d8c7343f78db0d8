import { describe, expect, it } from 'vitest';
import { describeApp } from '../answer/describe-app.ts';
import { planApp, understand } from './index.ts';

function planned(prompt: string) {
  const read = understand({ prompt, language: 'en', seed: 7 });
  if (read.kind !== 'app') throw new Error(`${prompt}: ${read.kind}`);
  const { spec, unmet } = planApp(read);
  const [main] = spec.entities;
  return {
    labels: main?.fields.map(({ label }) => label) ?? [],
    marks: main?.rules.filter(({ kind }) => kind === 'mark') ?? [],
    features: spec.features,
    text: describeApp(spec, read, unmet),
  };
}

describe('a warning beyond a limit', () => {
  it.each([
    ['Candle stock with scent, quantity and price, warn when under 5', 'quantity', { below: 5 }, 'Low'],
    ['Coffee stock with name and grams, warn below 100', 'quantity', { below: 100 }, 'Low'],
    ['pil stoğu: adet, 3 ün altına düşünce uyar', 'quantity', { below: 3 }, 'Azaldı'],
    ['buz dolabı sıcaklık kaydı 8 dereceyi geçince uyarsın', 'coldness', { above: 8 }, 'Fazla'],
  ])('becomes a label of rows: %s', (prompt, field, when, label) => {
    const { marks, text } = planned(prompt);
    expect(marks).toEqual([{ kind: 'mark', field, when, label }]);
    expect(text).toContain(`“${label}”`);
  });

  it('names no field', () => {
    const { labels } = planned('Coffee stock with name and grams, warn below 100');
    expect(labels).toContain('Grams');
    expect(labels.filter((label) => /warn|below|under/i.test(label))).toEqual([]);
  });

  it('is no warning without a word for one', () => {
    expect(planned('book log: under 300 pages, title').marks).toEqual([]);
  });
});
