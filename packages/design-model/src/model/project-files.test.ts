import { expect, it } from 'vitest';
import { createElement } from '../catalogue/create-element.ts';
import type { DesignElement } from './element.ts';
import { countIds } from './ids.ts';
import { listProjectFiles, replaceProjectFiles } from './project-files.ts';

const createId = countIds('f');
const make = (type: 'image' | 'text' | 'container', rest: Partial<DesignElement>): DesignElement => ({
  ...createElement({ type, language: 'tr', x: 0, y: 0, width: 100, height: 40 }, createId),
  ...rest,
});
const elements = [
  make('container', {
    children: [
      make('image', { props: { source: 'assets/a.png', opacity: 0.5 } }),
      make('text', { props: { text: 'assets/a.png', fontFamily: 'assets/L.ttf' } }),
    ],
  }),
  make('image', { props: { source: 'https://example.com/a.png' } }),
  make('text', { props: { fontFamily: 'serif' } }),
];
const propsOf = (changed: readonly DesignElement[]) =>
  [...(changed[0]?.children ?? []), ...changed.slice(1)].map(({ props }) => props);

it('lists files of the project, but neither addresses nor system fonts nor texts', () => {
  expect([...listProjectFiles(elements)]).toEqual(['assets/a.png', 'assets/L.ttf']);
});

it('replaces files by others or by the default, and nothing else', () => {
  const changed = replaceProjectFiles(
    elements,
    new Map([
      ['assets/a.png', 'assets/b.png'],
      ['assets/L.ttf', null],
    ]),
  );
  expect(propsOf(changed)).toEqual([
    { source: 'assets/b.png', opacity: 0.5 },
    { text: 'assets/a.png' },
    { source: 'https://example.com/a.png' },
    { fontFamily: 'serif' },
  ]);
  expect(replaceProjectFiles(elements, new Map())).toEqual(elements);
});
