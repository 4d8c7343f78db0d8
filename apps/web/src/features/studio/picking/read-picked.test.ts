import type { PickedElement } from '@kilim/preview/host';
import { expect, it } from 'vitest';
import { readPicked } from './read-picked.ts';

const source = 'const a = 1;\n  <Card.Title size="4">\n<>\n';
const element: PickedElement = { path: 'a.tsx', line: 2, column: 3, name: 'View', text: 'Ekle', props: '' };
const read = (changes: Partial<PickedElement>) =>
  readPicked({ ...element, ...changes }, (path) => (path === 'a.tsx' ? source : undefined));

it('names an element as the source does', () => {
  expect(read({})).toMatchObject({ component: 'Card.Title', path: 'a.tsx', line: 2, text: 'Ekle' });
  // One of the transforms passes no column.
  expect(read({ column: 1 })).toMatchObject({ component: 'Card.Title' });
});

it('names it as the frame does where the source has no name', () => {
  expect(read({ line: 3, column: 1 })).toMatchObject({ component: 'View' });
});

it.each([
  ['another file', { path: 'b.tsx' }],
  ['a line after the end', { line: 99 }],
  ['line 0', { line: 0 }],
  ['a name that is too long', { line: 3, column: 1, name: 'a'.repeat(101) }],
])('refuses %s', (_, changes) => {
  expect(read(changes)).toBeNull();
});
