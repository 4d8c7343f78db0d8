import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { lexiconIndex } from '../understand/lexicon-index.ts';
import { readFollowUp } from './follow-up.ts';

function specWithLabel(label: string): AppSpec {
  const app = composeApp({ prompt: 'berber randevu uygulaması', language: 'tr' });
  if (app.kind !== 'app') throw new Error('No app');
  const [main, ...others] = app.spec.entities;
  if (main === undefined) throw new Error('No entity');
  const field = { id: 'extra', label, type: 'text', isRequired: false } as const;
  return { ...app.spec, entities: [{ ...main, fields: [...main.fields, field] }, ...others] };
}

const namesExtra = (prompt: string, spec: AppSpec): boolean =>
  readFollowUp(prompt, spec).targets.some(
    ({ target }) => target.kind === 'field' && target.field.id === 'extra',
  );

describe('readFollowUp', () => {
  it('reads a text again as if no word of it had been used', () => {
    const spec = specWithLabel('Zırgop');
    const first = readFollowUp('zırgopları kaldır', spec);
    first.reading.use({ from: 0, to: 2 });
    const again = readFollowUp('zırgopları kaldır', spec);
    expect(again.targets).toEqual(first.targets);
    expect(again.reading.isFreeRange({ from: 0, to: 2 })).toBe(true);
    expect(namesExtra('zırgopları kaldır', specWithLabel('Vızgın'))).toBe(false);
  });

  it('leaves the words of an app out of the word lists that all users share', () => {
    const { stems } = lexiconIndex();
    expect(namesExtra('zırgopları kaldır', specWithLabel('Zırgop'))).toBe(true);
    expect(stems.find('zirgoplari', 'tr')).toEqual([]);
    expect(stems.languageOf('zirgoplari')).toBeUndefined();
    const plain = composeApp({ prompt: 'zırgop takibi', language: 'tr' });
    expect(plain.kind).toBe('app');
  });

  it('finds a label whose word was looked up before the app had it', () => {
    lexiconIndex().stems.find('vinkelleri', 'tr');
    expect(namesExtra('vinkelleri kaldır', specWithLabel('Vinkel'))).toBe(true);
  });

  it('finds a mistyped label, and no label in a word of the lists', () => {
    expect(namesExtra('gergedann kaldır', specWithLabel('Gergedan'))).toBe(true);
    expect(namesExtra('müşteri kaldır', specWithLabel('Müşterk'))).toBe(false);
  });
});
