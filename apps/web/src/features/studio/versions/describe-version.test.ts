import { en, tr } from '@kilim/messages';
import { createTranslator } from '@kilim/messages/translator';
import { expect, it } from 'vitest';
import { makeVersion } from '../testing/fixtures.ts';
import { titleOf } from './describe-version.ts';

const turkish = createTranslator('tr', tr);
const english = createTranslator('en', en);
const summary = (kind: string, path: string, others = 0, from: string | null = null) => ({
  summary: { kind, path, others, from },
});

it.each<[string, Parameters<typeof makeVersion>[0], string, string]>([
  [
    'an edited file',
    summary('updated', 'src/HomeScreen.tsx'),
    'HomeScreen.tsx düzenlendi',
    'HomeScreen.tsx edited',
  ],
  [
    'several edited files',
    summary('updated', 'src/HomeScreen.tsx', 2),
    'HomeScreen.tsx ve 2 dosya düzenlendi',
    'HomeScreen.tsx and 2 other files edited',
  ],
  [
    'a renamed file',
    { ...summary('renamed', 'src/B.tsx', 0, 'src/A.tsx'), reason: 'rename' },
    'A.tsx dosyasının yeni adı B.tsx',
    'A.tsx renamed to B.tsx',
  ],
  [
    'a moved file',
    { ...summary('renamed', 'src/a/B.tsx', 0, 'src/B.tsx'), reason: 'rename' },
    'B.tsx taşındı',
    'B.tsx moved',
  ],
  [
    'an index file with its folder',
    summary('created', 'src/home/index.tsx', 1),
    'home/index.tsx ve 1 dosya eklendi',
    'home/index.tsx and 1 other file added',
  ],
  [
    'a replaced picture by its name',
    { ...summary('updated', 'assets/logo.png'), reason: 'import' },
    'logo.png düzenlendi',
    'logo.png edited',
  ],
  [
    'imported code by what was done',
    { ...summary('updated', 'src/App.tsx'), reason: 'import' },
    'Dosyalar içe aktarıldı',
    'Files imported',
  ],
  ['an answer by its title', { title: 'Renk teması', reason: 'ai' }, 'Renk teması', 'Renk teması'],
  [
    'a restored answer by its title',
    { title: 'Renk teması', reason: 'restore', restoredNumber: 3 },
    'Geri getirildi: Renk teması',
    'Restored: Renk teması',
  ],
  [
    'another restored version by its number',
    { reason: 'restore', restoredNumber: 3 },
    'Sürüm 3 geri getirildi',
    'Version 3 was restored',
  ],
  [
    'a session whose edits were taken back',
    { summary: null, changes: [] },
    'Düzenlemeler eski hâline getirildi',
    'Edits taken back',
  ],
])('names %s', (_case, changes, inTurkish, inEnglish) => {
  const version = makeVersion(changes);
  expect(titleOf(version, turkish)).toBe(inTurkish);
  expect(titleOf(version, english)).toBe(inEnglish);
});
