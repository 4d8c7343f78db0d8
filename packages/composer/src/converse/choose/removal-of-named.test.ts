import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { converse } from '../converse.ts';
import { removalOfNamed } from './removal-of-named.ts';

function removed(first: string, language: 'tr' | 'en', message: string): readonly string[] | undefined {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error('No app');
  return removalOfNamed(message, app.spec)?.operations.flatMap((each) =>
    each.kind === 'removeField' ? [each.field] : [],
  );
}

describe('the only field that a message names', () => {
  it.each([
    [
      'Pansiyon misafirleri: ad soyad, oda no, araç plakası',
      'tr',
      'plaka yazmaya gerek yok, silinsin',
      /plaka|arac/i,
    ],
    ['Loom warps: yarn, length, weaver', 'en', 'we never use the weaver, bin it', /weaver/],
  ] as const)('goes: %s', (first, language, message, field) => {
    expect(removed(first, language, message)?.join()).toMatch(field);
  });

  it('is not chosen among several, or if none is named', () => {
    expect(
      removed('Loom warps: yarn, length, weaver', 'en', 'bin the yarn, keep the weaver'),
    ).toBeUndefined();
    expect(removed('Loom warps: yarn, length, weaver', 'en', 'bin all that')).toBeUndefined();
  });

  it('stays if the message says so', () => {
    const app = composeApp({
      prompt: 'Pansiyon misafirleri: ad soyad, oda no, araç plakası',
      language: 'tr',
    });
    if (app.kind !== 'app') throw new Error('No app');
    for (const prompt of ['plaka sakın silinmesin', 'plakayı asla silme', 'plaka hariç bir şey silme'])
      expect(converse({ prompt, spec: app.spec, files: app.files })?.kind).not.toBe('changed');
  });
});
