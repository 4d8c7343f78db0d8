import { describe, expect, it } from 'vitest';
import { fold } from '../language/fold.ts';
import { planApp, understand } from './index.ts';

const specOf = (prompt: string, language: 'tr' | 'en') => {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
  return planApp(read).spec;
};

describe('the first phrase of a short description', () => {
  it.each([
    ['tr', 'cam üfleme denemelerim hangi renk tuttu hangisi çatladı', 'deneme'],
    ['tr', 'kaplumbagamin kabuk boyu ve yem gunleri', 'kabuk'],
    ['tr', 'çay toplayan işçiler kaç gün çalıştı yevmiyesi ne', 'işçi'],
    ['en', 'ghost tour nights, how many people booked', 'tour'],
    ['en', 'kids lost teeth and what the tooth fairy payed', 'tooth'],
  ] as const)('is what it is about, not a clause after it (%s): %s', (language, prompt, noun) => {
    const { name, entities } = specOf(prompt, language);
    expect(fold(`${name} ${entities[0]?.one ?? ''}`)).toContain(fold(noun));
  });

  it('of a trade that asks what is left is about stock', () => {
    expect(specOf('perdeciyim hangi kumaştan kaç metre kaldı göreyim', 'tr').archetype).toBe('stock');
  });

  it('may be a question about things of the user', () => {
    expect(specOf('when did i last water my house plants', 'en').entities[0]?.one).toContain('plant');
  });
});
