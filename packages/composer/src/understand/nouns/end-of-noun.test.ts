import { expect, it } from 'vitest';
import { understand } from '../understand.ts';

const nounOf = (prompt: string): string | undefined => {
  const read = understand({ prompt, language: 'tr', seed: 7 });
  return read.kind === 'app' ? read.noun?.one : undefined;
};

it.each([
  ['bodrum kat sandıkları', 'bodrum kat sandığı'],
  ['köy odasının sobası kimde, kim aldı', 'köy odası sobası'],
  ['eski saatler: marka, yıl', 'eski saat'],
])('keeps a compound together although a word of it may be a field: %s', (prompt, noun) => {
  expect(nounOf(prompt)).toBe(noun);
});
