import { expect, it } from 'vitest';
import { planApp, understand } from './index.ts';
import { preparePrompt } from './prepare-prompt.ts';

it.each([
  ['Merhaba evladım, ilaçlarımı yazacağım', 'ilaçlarımı yazacağım'],
  ['Dear sir or madam, I should like a list of my pills', 'I should like a list of my pills'],
  ['usta bi tane stok programı lazım', 'bi tane stok programı lazım'],
])('leaves out who is spoken to: “%s”', (prompt, text) => {
  expect(preparePrompt(prompt)).toBe(text);
});

it.each([
  ['gördüğüm rüyaları yazıcam kimse okumasın', 'tr', /rüya/i],
  [
    'so im saving up and i need to write what i get for mowing lawns. which neighbour, how much',
    'en',
    /mow/i,
  ],
  ["who's paid their subs at the bowls club and who hasnt", 'en', /sub|club/i],
] as const)('is about a thing, not about people or questions: “%s”', (prompt, language, about) => {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(read.kind);
  const { name, entities } = planApp(read).spec;
  expect([name, ...entities.map(({ one }) => one)].join(' ')).toMatch(about);
});
