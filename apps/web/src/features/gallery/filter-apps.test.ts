import type { GalleryId } from '@kilim/contract';
import { galleryApps } from '@kilim/contract';
import { tr } from '@kilim/messages';
import { expect, it } from 'vitest';
import { filterApps } from './filter-apps.ts';

const read = (id: GalleryId) => tr.gallery.apps[id];
const filter = (category: Parameters<typeof filterApps>[0], search: string) =>
  filterApps(category, search, read);

it('finds every app without a filter, in the order of the gallery', () => {
  expect(filter(null, '  ')).toEqual(galleryApps.map(({ id }) => id));
});

it('finds the apps of a category', () => {
  expect(filter('play', '')).toEqual(['join-2048', 'sudoku', 'hangman', 'memory-game']);
});

it.each([
  ['İLAÇ', 'medicine'],
  ['alisveris', 'shopping-list'],
  ['randevu berber', 'barber'],
])('finds %s in names, descriptions and prompts', (search, id) => {
  expect(filter(null, search)).toContain(id);
});

it('finds nothing when a word is in no text', () => {
  expect(filter(null, 'berber xyz')).toEqual([]);
  expect(filter('play', 'berber')).toEqual([]);
});
