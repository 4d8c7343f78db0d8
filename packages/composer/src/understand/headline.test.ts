import { expect, it } from 'vitest';
import { planApp } from './app-spec/to-app-spec.ts';
import { understand } from './understand.ts';

function nameOf(prompt: string, language: 'tr' | 'en'): string {
  const read = understand({ prompt, language, seed: 7 });
  return read.kind === 'app' ? planApp(read).spec.name : read.kind;
}

it('names an app after the phrase that its description begins with if its rows are called otherwise', () => {
  const prompt =
    'babysitting co-op with 6 families, we swap hours not money. need a tally of who owes hours to who, date, how long';
  expect(nameOf(prompt, 'en')).toBe('Babysitting Co-op Log');
});

it.each([
  'honestly just want to remember which theatre costumes went home with which actor. costume, size, who has it',
  'band practice: songs we know, key, tempo, who sings lead',
])('takes neither talk nor an occasion before a colon for a name: %s', (prompt) => {
  expect(nameOf(prompt, 'en')).toMatch(/Costume|Song/);
});
