import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../spec/read-spec.ts';
import { planApp, understand } from '../index.ts';

function fieldsOf(prompt: string, language: 'tr' | 'en'): readonly string[] {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(read.kind);
  const [main] = planApp(read).spec.entities;
  return (main?.fields ?? []).map(({ label, options = [] }) =>
    `${label}: ${options.map((option) => option.label).join(', ')}`.toLowerCase(),
  );
}

describe('tagged parts', () => {
  it('become fields with the values that stand beside them', () => {
    const fields = fieldsOf(
      'kiralık bisikletlerim var, bisiklet no, durum boşta kirada tamirde diye seçilsin, depozito',
      'tr',
    );
    expect(fields).toContain('durum: boşta, kirada, tamirde');
  });

  it('may be in any text', () => {
    const word = fc.constantFrom(
      'durum',
      'seçilsin',
      'mi',
      'veya',
      ',',
      '{',
      's',
      'kaç',
      'açık',
      'with',
      'x'.repeat(80),
      '🙂',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 30 }), (words) => {
        const read = understand({ prompt: `defter ${words.join(' ')}`, language: 'tr', seed: 7 });
        const spec = read.kind === 'app' ? planApp(read).spec : undefined;
        expect(spec === undefined ? [] : checkSpec(spec)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('are not added twice', () => {
    const fields = fieldsOf('reading list with title, author, pages and rating', 'en');
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields.filter((field) => field.startsWith('author'))).toHaveLength(1);
  });
});
