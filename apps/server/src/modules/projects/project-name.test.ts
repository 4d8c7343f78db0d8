import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, findCopyName, findFreeName, nameKeyOf } from './project-name.ts';

describe('cleanName', () => {
  it.each(['', '   ', '\t\n'])('rejects %j', (name) => {
    expect(() => cleanName(name)).toThrow('project_name_required');
  });

  it('trims and collapses white space', () => {
    expect(cleanName('  Görev \t listem ')).toBe('Görev listem');
  });
});

describe('nameKeyOf', () => {
  it.each([
    ['Görevlerim', ' GÖREVLERİM '],
    ['IŞIK', 'ışık'],
    ['IŞIK', 'işik'],
    ['İstanbul', 'istanbul'],
    ['iki  kelime', 'İKİ KELİME'],
    ['go\u0308rev', 'görev'],
  ])('is equal for %j and %j', (one, other) => {
    expect(nameKeyOf(one)).toBe(nameKeyOf(other));
  });

  it('distinguishes accents', () => {
    expect(nameKeyOf('Işık')).not.toBe(nameKeyOf('Isik'));
  });
});

describe('findFreeName', () => {
  it('appends the first free number', () => {
    const taken = new Set(['hava', 'hava 2']);
    expect(findFreeName('Hava', (key) => taken.has(key))).toBe('Hava 3');
    expect(findFreeName('Su', (key) => taken.has(key))).toBe('Su');
  });
});

describe('findCopyName', () => {
  it.each([
    ['Hava', [], 'Hava'],
    ['Hava', ['hava'], 'Hava (2)'],
    ['Hava', ['hava', 'hava (2)'], 'Hava (3)'],
    ['Hava (2)', ['hava (2)'], 'Hava (3)'],
    ['Hava (2)', ['hava', 'hava (2)', 'hava (3)'], 'Hava (4)'],
    ['Hava (yeni)', ['hava (yeni)'], 'Hava (yeni) (2)'],
  ])('of %j when %j are taken is %j', (name, taken, expected) => {
    const keys = new Set<string>(taken);
    expect(findCopyName(name, (key) => keys.has(key))).toBe(expected);
  });
});

it.each([
  ['findFreeName', findFreeName],
  ['findCopyName', findCopyName],
])('%s returns a free name within the maximum length', (_name, find) => {
  const name = fc.string({ minLength: 1, maxLength: 300 }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(name, fc.integer({ min: 0, max: 12 }), (wanted, count) => {
      const taken = new Set<string>();
      for (let index = 0; index <= count; index += 1) {
        const free = find(wanted, (key) => taken.has(key));
        expect(free.length).toBeLessThanOrEqual(100);
        expect(taken.has(nameKeyOf(free))).toBe(false);
        taken.add(nameKeyOf(free));
      }
    }),
  );
});
