import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../language/tokens.ts';
import { englishWords } from './english-words.ts';
import { classesOf } from './index.ts';
import { turkishWords } from './turkish-words.ts';

describe('the class of a word', () => {
  it.each([
    ['köpek', 'animal'],
    ['köpeğimin', 'animal'],
    ['kilosunu', 'measure'],
    ['müşterilerin', 'role'],
    ['kombiler', 'machine'],
    ['getirmedi', 'action'],
    ['Ayşe', 'person'],
    ['hangisi', 'question'],
  ])('is found for a Turkish form: %s', (word, expected) => {
    expect(classesOf(tokenize(word), 'tr')).toEqual([expected]);
  });

  it.each([
    ['horses', 'animal'],
    ['berries', 'food'],
    ['feeding', 'action'],
    ['scrubbed', 'action'],
    ['wrenches', 'tool'],
    ['my', 'filler'],
  ])('is found for an English form: %s', (word, expected) => {
    expect(classesOf(tokenize(word), 'en')).toEqual([expected]);
  });

  it('is unknown for other words, and differs for marks and numbers', () => {
    expect(classesOf(tokenize('zzgrk, 12'), 'tr')).toEqual(['?', ',', '#']);
    expect(classesOf(tokenize('a'.repeat(500)), 'en')).toEqual(['?']);
  });

  it('is the only one of a listed word', () => {
    for (const text of [turkishWords, englishWords]) {
      const words = text
        .trim()
        .split('\n')
        .flatMap((row) => (row.split(': ')[1] ?? '').split(' '));
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((word) => !/^[a-z0-9]{2,}$/.test(word))).toEqual([]);
    }
  });
});

it('the lists are small enough for a phone: they load with the prompt box', () => {
  expect(gzipSync(turkishWords + englishWords, { level: 9 }).length).toBeLessThan(100_000);
});
