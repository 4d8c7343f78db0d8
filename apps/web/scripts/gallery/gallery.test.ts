import { drawFirstScreen, picturedKinds } from '@kilim/composer/picture';
import { galleryApps, galleryCategories } from '@kilim/contract';
import { en, tr } from '@kilim/messages';
import { describe, expect, it } from 'vitest';
import { composeGalleryApp, galleryLanguages } from './compose-gallery-app.ts';
import { describeContents } from './describe-contents.ts';
import { openIcons } from './ionicons.ts';

const all = galleryApps.flatMap(({ id }) => galleryLanguages.map((language) => ({ id, language })));

it('has forty apps with different ids and names, at least four in each category', () => {
  expect(new Set(galleryApps.map(({ id }) => id)).size).toBe(40);
  for (const { gallery } of [tr, en])
    expect(new Set(Object.values(gallery.apps).map(({ name }) => name)).size).toBe(40);
  for (const category of galleryCategories)
    expect(galleryApps.filter((app) => app.category === category).length).toBeGreaterThanOrEqual(4);
});

describe.each(all)('$id in $language', ({ id, language }) => {
  const { spec, files } = composeGalleryApp(id, language);
  const first = spec.screens.find(({ place }) => place === 'main');

  it('is an app in that language with the name of the gallery', () => {
    expect(spec.language).toBe(language);
    expect(spec.name).toBe({ tr, en }[language].gallery.apps[id].name);
    expect(Object.keys(files).length).toBeGreaterThan(10);
  });

  it('has screens to list', () => {
    expect(describeContents(spec).screens.length).toBeGreaterThan(1);
  });

  it('has a picture of its own first screen', () => {
    expect(picturedKinds).toContain(first?.kind);
  });
});

it('starts with the same kind of screen in both languages', () => {
  const kindOf = (id: (typeof galleryApps)[number]['id'], language: 'tr' | 'en') =>
    composeGalleryApp(id, language).spec.screens.find(({ place }) => place === 'main')?.kind;
  for (const { id } of galleryApps) expect([id, kindOf(id, 'en')]).toEqual([id, kindOf(id, 'tr')]);
});

describe('icons', () => {
  it('have an outline in a square of 24 units', () => {
    const path = openIcons()('calendar');
    expect(path).toMatch(/^M[\d .-]+/);
    for (const number of path?.match(/-?\d+(\.\d+)?/g) ?? []) {
      expect(Number(number)).toBeGreaterThanOrEqual(-1);
      expect(Number(number)).toBeLessThanOrEqual(25);
    }
  });

  it('are missing for an unknown name, which leaves its place empty', () => {
    expect(openIcons()('no-such-icon')).toBeUndefined();
    const { spec } = composeGalleryApp('barber', 'en');
    expect(drawFirstScreen(spec, 'light', () => undefined)).toContain('</svg>');
  });
});
