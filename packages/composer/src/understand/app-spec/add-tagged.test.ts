import { describe, expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';
import type { TaggedPart } from '../understanding.ts';

const part = (label: string, options: readonly string[] = []): TaggedPart => ({
  field: { label, use: { id: label.toLowerCase(), label: { tr: label, en: label }, type: 'text' } },
  words: [label.toLowerCase()],
  options: options.map((text) => ({ text, words: text.length > 2 ? [text.toLowerCase()] : [] })),
});

function fieldsWith(taggedParts: readonly TaggedPart[]): ReadonlyMap<string, readonly string[]> {
  const read = understand({ prompt: 'reading list with title, author and mood', language: 'en', seed: 7 });
  if (read.kind !== 'app') throw new Error(read.kind);
  const [main] = planApp({ ...read, taggedParts }).spec.entities;
  return new Map(
    (main?.fields ?? []).map(({ label, options = [] }) => [label, options.map((option) => option.label)]),
  );
}

describe('parts that only tags name', () => {
  it('are added if the app does not show them', () => {
    expect([...fieldsWith([part('Translator')]).keys()]).toContain('Translator');
    expect([...fieldsWith([part('Author')]).keys()].filter((label) => label === 'Author')).toHaveLength(1);
  });

  it('make a choice of a field that the app has as text', () => {
    expect(fieldsWith([part('Mood', ['Calm', 'Sad'])]).get('Mood')).toEqual(['Calm', 'Sad']);
  });

  it('keep label, name in the code and the language of a field of the lexicon', () => {
    const fields = fieldsWith([part('Translator', ['One', 'Two']), part('Author', ['Ada', 'Bob'])]);
    expect(fields.get('Translator')).toEqual(['One', 'Two']);
    expect([...fields.keys()].filter((label) => label === 'Author')).toHaveLength(1);
  });

  it('are not answered by a field of another meaning', () => {
    expect([...fieldsWith([part('Kimlik')]).keys()]).toContain('Kimlik');
    expect([...fieldsWith([part('Who')]).keys()]).not.toContain('Who');
  });

  it('have options of one letter or number', () => {
    expect(fieldsWith([part('Size', ['S', 'M', 'L'])]).get('Size')).toEqual(['S', 'M', 'L']);
  });

  it('are a story if there are more than six', () => {
    const names = ['Binding', 'Printer', 'Engraver', 'Censor', 'Ribbon', 'Stamp', 'Watermark'];
    expect([...fieldsWith(names.map((name) => part(name))).keys()]).not.toContain('Binding');
  });
});
